/** Chinese. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Chinese words of the tool domain. */
export const zh: LanguageText = {
  functionWords: `
为什么 为何
的 了 吗 呢 吧 啊 我 你 您 他 她 它 我们 你们 他们 我的 你的 请 请问 帮我 帮忙 帮 给我 我想 我要 我需要 想要 需要 能 能否 能不能 可以 可不可以 是否 是不是 怎么 怎样 如何 什么 哪个 哪些 哪里
谁 在 从 到 把 被 对 和 与 或 以及 及 并 并且 一个 一下 一些 这个 那个 这些 那些 这 那 有 没有 是 为 将 中 里 上 下 内 所有 全部 某个 某 个 条 张 份 次 来 去掉 让 使 用来 关于
`,
  concepts: `
# actions
create: 创建, 新建, 建立, 创立, 建一个, 新增, 建个, 开一个, 开个, 弄个, 弄一个, 做个, 做一个, 起一个, 搭一个, 写个~, 开设, 添个~
add: 添加, 加入, 增加, 加上, 加一, 加个, 加一个, 放进, 放入, 放到, 填上, 补上, 加到, 添上, 追加~, 塞进
delete: 删除, 删掉, 移除, 删去, 清除, 删, 扔掉, 丢掉, 去除, 干掉, 抹掉, 清掉, 弄掉, 丢弃, 移走, 拿掉, 剔除, 销毁
update: 更新, 刷新~, 改一下, 修改~, 改到
change: 更改, 改变, 改成, 改为, 变更, 换成, 更换, 改, 改动~, 调整, 换一个, 换个, 改一改, 变成, 修改~, 改掉
edit: 编辑, 修改, 改写, 修订
rename: 重命名, 改名, 更名, 改个名, 换个名字, 改名字, 名字改, 改名为, 重新命名
get: 获取, 取得, 得到, 拿到, 获得, 取, 拿, 调出, 调取, 拉取~, 取出, 取回, 查出, 要到, 弄到
show: 显示, 查看, 展示, 看看, 看一下, 看, 给我看, 看下, 让我看, 看一看, 呈现, 显示出, 瞧瞧
list: 列出, 列表, 清单, 罗列, 有哪些, 有什么, 都有哪些, 都有什么, 一览, 所有的~, 列一下, 列举, 列个
view: 查看~, 浏览, 查阅, 视图, 看一眼, 翻看, 瞄一眼, 查看一下
find: 找到, 查找, 寻找, 找出, 找, 找一下, 找一找, 找个, 找找, 哪儿有, 在哪, 在哪里, 在哪儿, 定位~
search: 搜索, 搜寻, 查询~, 检索, 搜, 搜一下, 搜搜, 查一查, 查一下, 查查, 找一下~
query: 查询, 查
check: 检查, 查看~, 核对, 看看~, 看看有没有, 查看是否, 看是否, 核查, 确认~, 有没有问题, 检测
verify: 验证, 核实, 校验
validate: 验证~, 校验~, 是否有效, 是否正确, 对不对, 合法, 有效性, 是否合法, 有效吗
read: 读取, 阅读, 读, 读一下, 读出, 读一读, 念~, 看内容, 里面写, 写了什么, 写的什么
write: 写入, 写, 撰写, 编写, 写一, 写一个, 写一篇, 写个, 写进, 起草~, 写到, 写下
send: 发送, 发给, 发一, 寄, 发个, 发出, 发到, 发消息, 发一条~, 发一封, 发封, 传给, 寄给, 发过去, 送出, 推送~, 发条, 发去, 告诉
open: 打开, 开启, 点开, 开一下
close: 关闭, 关掉, 关上, 关, 关了, 结束~, 关一下
start: 启动, 开始, 开启~, 开机, 跑起来, 开动, 拉起, 开始运行, 起来
stop: 停止, 停掉, 停下, 终止, 关机, 停, 停一下, 停机~, 关停, 中止, 停止运行, 中断~
restart: 重启, 重新启动, 重开, 再启动, 重新跑
reboot: 重启~, 重新开机
pause: 暂停, 先停, 挂起, 暂缓, 停一停
resume: 恢复~, 继续, 简历, 接着, 继续运行, 恢复运行
run: 运行, 执行, 跑, 跑一下, 跑一遍, 跑个
execute: 执行~, 运行~
trigger: 触发, 手动触发, 引发
cancel: 取消, 撤销, 作废, 不要了, 取消掉, 退掉, 退订~, 推掉, 终止~
enable: 启用, 开启~, 激活, 打开~, 打开功能, 开通, 开了, 开启功能
disable: 禁用, 停用, 关闭~, 关掉~, 关闭功能, 停止使用, 禁止~, 停掉~
activate: 激活~
upload: 上传, 传上去, 传到, 上传到, 传一个, 传上
download: 下载, 下载下来, 下到本地, 保存到本地, 下下来, 拉下来
copy: 复制, 拷贝, 抄一份, 复制一份, 拷一份, 复印
duplicate: 复制~, 副本, 重复
clone: 克隆
move: 移动, 移到, 挪, 移至, 搬到, 挪到, 转到~, 转移~, 搬, 迁到
merge: 合并, 合起来, 并入, 合到, 合在一起, 合成一个
split: 拆分, 分割, 分成, 分开, 切分, 拆开, 拆成, 划分
combine: 组合, 结合
compare: 比较, 对比, 差异, 区别, 比对, 比一下, 比一比, 不同之处, 有什么不同, 有什么区别, 哪个更, 差别, 对照
convert: 转换, 转成, 转为, 换算, 转化, 换成~, 变为, 等于多少, 是多少美元, 是多少人民币, 兑换成, 兑换, 转换成, 折合, 转化为
export: 导出, 导出来, 导成, 输出成, 导出为
import: 导入, 导进, 导入到, 录入
share: 分享, 共享, 分享给, 共享给, 给别人看, 发给大家
publish: 发布, 发表, 上线, 公开发布, 上架~, 发布出去, 推出, 公布
post: 发布~, 发帖, 帖子, 发一条, 发文, 文章~, 动态~
reply: 回复, 答复, 回答, 回应, 回信, 回一下, 回个, 回一条, 回他, 回帖, 跟帖
forward: 转发, 转给, 转交
save: 保存, 存储, 存到, 存下, 存, 存一下, 保存下来, 存起来, 收藏~, 记下来, 留存, 保留~
store: 存储~, 储存, 存放
load: 加载, 载入
restore: 恢复, 还原, 复原, 恢复到, 恢复成, 找回来, 还原到, 救回
recover: 恢复~, 找回
undo: 撤销~, 撤回, 还原~, 撤掉, 回到之前, 改回来, 改回去, 取消修改, 撤回修改
rollback: 回滚, 回退, 退回, 回到上一版, 退回上一版, 回到上一个版本, 上个版本, 旧版本, 退到, 之前的版本
reset: 重置, 复位
clear: 清空, 清除~, 清理~, 清一下, 清光, 全部删除, 清干净
clean: 清理, 清洗, 整理~, 打扫, 收拾
archive: 归档, 存档
unarchive: 取消归档
approve: 批准, 审批, 同意, 通过, 批一下, 准许~, 放行, 审批通过
reject: 拒绝, 驳回, 打回, 不同意, 否决, 不通过, 拒掉
accept: 接受, 接收~
confirm: 确认, 确定
assign: 分配, 指派, 指定, 分派, 交给, 派给, 指派给, 分配给, 委派, 让谁负责, 分给, 负责人~
unassign: 取消分配
invite: 邀请, 拉进, 请进, 拉人, 邀请加入, 拉入
join: 加入~, 参加, 进群, 参与, 加群
leave: 离开, 退出, 退群, 离群
connect: 连接, 连上, 接入, 接上, 对接, 接通, 连到, 连
disconnect: 断开
attach: 附加, 附上, 挂载~
link: 关联~, 链接, 连结
subscribe: 订阅
unsubscribe: 退订, 取消订阅, 不再接收, 不想再收到, 别再发, 取消关注
follow: 关注, 跟随
watch: 观察, 监视, 观看, 盯着, 留意, 盯一下, 关注~
monitor: 监控, 监测, 盯着~, 监看, 实时监控
track: 跟踪, 追踪
log: 记录~, 日志~, 运行日志, 输出日志, 打印了什么
record: 录制, 记录, 录, 记一笔, 记下~, 记一下, 录下, 登记~
play: 播放, 放一首, 放歌, 放音乐, 来一首, 放一下, 听歌, 放首
submit: 提交, 递交
generate: 生成, 产生, 出一个, 做一张, 生成一张, 产出
build: 构建, 建造, 搭建, 编译~, 打包~, 编一下
compile: 编译
install: 安装, 装, 装一个, 装上, 装个
uninstall: 卸载
upgrade: 升级, 升到, 升级到, 更新到最新
deploy: 部署, 上线~, 发布~, 发布到线上, 推到线上, 部署到, 上到生产, 发版~
release: 发布~, 发行, 版本~, 发版, 新版本, 发布新版本, 出新版
configure: 配置, 设置, 设定, 配一下, 调整设置
set: 设置~, 设定~, 设为, 设成, 设一下, 设定为, 设置成, 调到, 调成, 设个
select: 选择, 选取, 选中, 挑选, 选, 挑~, 选一个, 选出
filter: 过滤, 筛选, 只看, 只要, 只显示, 筛, 挑出, 筛出
sort: 排序, 排列, 按顺序, 排个序, 排一下, 从高到低, 从大到小, 从低到高
group: 分组, 组, 小组, 群组
count: 计数, 统计~, 数量, 个数, 多少个, 数一数, 有多少, 几个, 一共有多少, 总数, 多少条, 多少人, 数一下, 共有多少
calculate: 计算, 算, 算一下, 求, 等于几, 算算, 算出, 求和~, 是多少
analyze: 分析, 解析~, 剖析~, 研究一下~
summarize: 总结, 概括, 摘要, 概述, 归纳, 提炼, 简述, 要点, 主要内容, 简要, 大意
translate: 翻译, 译成, 译, 翻成, 翻译成, 用英语, 用英文, 译为, 英文怎么说, 英语怎么说, 翻译为, 成英文, 成中文
explain: 解释, 说明, 讲解, 讲一下, 什么意思, 介绍, 讲讲, 是什么意思, 怎么回事
describe: 描述, 说明~
review: 审查, 审核, 评审, 复查, 评论~, 审一下, 把关, 代码审查~, 过目, 看看代码
test: 测试, 测验, 试一下, 试试, 测一下, 试一试, 跑测试, 试跑
debug: 调试, 排错, 排查问题, 找bug, 排障, 查错
diagnose: 诊断, 排查, 哪里出错, 出了什么问题, 什么问题, 怎么回事~, 为什么失败, 原因, 故障原因, 哪里有问题
fix: 修复, 修理, 修正, 修一下, 修好, 改正, 纠正, 修掉
resolve: 解决, 处理~
complete: 完成, 结束~, 做完, 做完了, 标为完成, 标记为完成, 标记完成, 搞定, 办完, 勾掉, 已完成~, 完成了
wait: 等待, 等, 等到, 等一下, 等待出现, 直到
schedule: 安排, 日程, 计划~, 排期, 预定, 定时~, 约, 约一个, 约个, 定个, 排一个
book: 预订, 预约, 订, 书, 书籍, 图书, 订一个, 订个, 订一张, 订票, 预定~, 订房
reserve: 预留, 预订~
buy: 购买, 买, 购入, 采购, 下单~
sell: 出售, 卖, 销售~, 卖出, 卖掉
order: 订单, 订购, 下单
pay: 支付, 付款, 付钱, 缴费, 付
charge: 收费, 扣款, 收款, 扣费
refund: 退款, 退费, 退钱, 把钱退, 退回款项
transfer: 转账, 转移, 传输, 转让, 汇款, 打钱
visit: 访问, 浏览~, 前往, 去
navigate: 导航, 浏览~, 转到, 跳转, 跳转到, 访问~, 打开网页, 打开网站, 进入~, 去到, 打开网址
click: 点击, 单击, 点一下, 按, 点, 按一下, 按下~
tap: 轻点, 轻触
swipe: 滑动
scroll: 滚动, 滑动~, 翻页
type: 输入, 键入, 打字, 类型, 种类, 敲
fill: 填写, 填充, 填, 填入, 填一下, 输入~, 填好
drag: 拖动, 拖拽
zoom: 缩放, 放大
capture: 捕获, 截取, 抓取~, 拍, 拍下
scrape: 抓取, 爬取, 采集, 抓, 扒, 抓下来, 抓取网页
crawl: 爬取~, 爬虫, 爬网, 爬, 整个网站, 全站, 所有页面, 遍历
extract: 提取, 抽取, 解压~, 提出来, 抽出, 挖出
parse: 解析, 分解
draw: 画, 绘制, 绘, 画一个, 画一张~, 画出, 画个
render: 渲染
paint: 绘画, 画~
resize: 调整大小, 缩小, 改变尺寸, 缩放~, 改大小, 改尺寸, 调大, 尺寸~, 放大~
crop: 裁剪, 剪裁
rotate: 旋转, 轮换
compress: 压缩, 打包
decompress: 解压, 解压缩, 解开
encrypt: 加密
decrypt: 解密
encode: 编码
decode: 解码
hash: 哈希, 散列, 摘要~
sign: 签名, 签署, 签
sync: 同步
refresh: 刷新
migrate: 迁移
backup: 备份, 备个份, 留个备份
lock: 锁定, 锁住, 上锁, 锁上
unlock: 解锁
block: 阻止, 屏蔽, 封锁, 拉黑, 拦截
ban: 封禁, 禁止~
allow: 允许, 准许, 放行~
grant: 授予, 授权~, 给权限, 开权限, 赋予权限, 给他权限, 给予权限
revoke: 撤销~, 吊销, 收回, 收回权限, 取消权限, 撤销权限
register: 注册, 登记, 报名
login: 登录, 登陆, 登入, 登进
logout: 登出, 退出登录, 注销
authenticate: 认证, 身份验证, 鉴权
authorize: 授权
notify: 通知, 告知, 提醒~, 说一声, 告诉~
remind: 提醒, 提醒我, 别忘了
remember: 记住, 记下, 记得, 牢记, 别忘~, 帮我记
forget: 忘记, 忘掉
think: 思考, 想, 推理, 想一想, 一步一步~, 一步步, 逐步~
plan: 计划, 规划, 方案
estimate: 估计, 估算, 预估
predict: 预测
measure: 测量, 衡量
optimize: 优化
improve: 改进, 改善, 提升
increase: 增加~, 提高, 扩大
decrease: 减少, 降低
limit: 限制, 上限
allocate: 分配~
replace: 替换, 取代, 代替, 换掉, 替换成
insert: 插入
append: 追加, 附加~
hide: 隐藏
mark: 标记, 标为, 标成
pin: 置顶, 钉住, 固定
star: 星标, 收藏~
favorite: 收藏, 最爱, 喜欢~
like: 点赞, 喜欢, 赞
vote: 投票
rate: 评分, 评级, 打分
handle: 处理
process: 处理~, 进程, 流程~, 正在运行的程序, 跑着的程序, 在跑的, 运行的程序
manage: 管理
inspect: 检查~, 检视
investigate: 调查, 查明
research: 研究, 调研
learn: 学习, 学
train: 训练, 火车, 列车, 高铁
speak: 说话, 朗读, 念, 讲
listen: 听, 收听
transcribe: 转录, 转写, 听写, 转文字
call: 打电话, 呼叫, 调用, 致电
print: 打印, 印
scan: 扫描
quit: 退出~
revert: 还原~, 恢复~, 撤销~
commit: 提交~, 提交记录
push: 推送, 推
pull: 拉取, 拉
fork: 复刻, 派生, fork
invoke: 调用~
enter: 输入~, 进入
exit: 退出~, 出口
format: 格式, 格式化
apply: 应用~, 申请, 套用
use: 使用, 利用, 用
keep: 保留, 保持
skip: 跳过, 略过
ignore: 忽略
mention: 提及, 提到
choose: 选择~, 挑
hover: 悬停

# code hosting and version control
repository: 仓库, 代码库, 存储库
branch: 分支
default branch: 默认分支, 主分支
pull request: 拉取请求, 合并请求~, pr, 提个pr, 代码合并
merge request: 合并请求, mr
issue: 问题~, 议题, 工单~, issue, 问题单, 缺陷~, 提个问题, 提问题, 报个bug, 问题反馈
ticket: 工单, 票据, 票~, 服务单, 客诉
bug: 缺陷, 漏洞~, 错误~, bug, 毛病, 故障~
milestone: 里程碑
label: 标签
tag: 标签~, 标记~
commit message: 提交信息, 提交消息
commits: 提交历史, 提交记录~, 最近的提交, 最近提交
diff: 差异~, 改动, 变更~, 改了什么, 改了哪些, 有什么变化, 有什么改动, 变化
conflict: 冲突
stash: 暂存
checkout: 检出, 签出, 切换~
rebase: 变基
cherry-pick: 摘取, 遴选
staged: 暂存区
blame: 追溯, 谁写的, 谁改了, 谁修改, 谁改的, 谁动过
code: 代码, 源码
source code: 源代码, 源码~
code review: 代码审查, 代码评审
script: 脚本
snippet: 代码片段, 片段
gist: gist
function: 函数, 功能~
class: 类
variable: 变量
constant: 常量
library: 库, 类库
package: 包, 软件包, 包裹~
module: 模块
dependency: 依赖, 依赖项
plugin: 插件
extension: 扩展, 扩展程序
framework: 框架
api: 接口, api
endpoint: 端点, 接口~
webhook: 网络钩子, 回调, webhook
hook: 钩子
request: 请求, 申请~
response: 响应, 回应~
parameter: 参数
contributor: 贡献者
author: 作者
reviewer: 审阅者, 评审人, 审查者
assignee: 负责人, 经办人, 指派人
compare branches: 比较分支
discussion: 讨论
comment: 评论, 注释, 留言, 批注, 写评论
readme: 自述文件, 说明文档
changelog: 更新日志, 变更日志
version: 版本
license: 许可证, 执照~
stars: 星数, 星标数
protected branch: 受保护分支, 保护分支, 保护
open source: 开源
refactor: 重构
lint: 代码检查, 静态检查
symbol: 符号
definition: 定义
reference: 引用, 参考

# continuous integration, delivery and operations
pipeline: 流水线, 管道
ci: 持续集成
workflow: 工作流, 流程
job: 作业, 任务~, 职位~
build log: 构建日志
artifact: 工件, 制品, 构建产物
runner: 运行器, 执行器
failure: 失败, 故障, 挂了, 崩了, 没跑通, 出错了, 没通过
flaky test: 不稳定的测试, 不稳定测试
test case: 测试用例
test run: 测试运行
unit test: 单元测试
coverage: 覆盖率, 测试覆盖率
quality: 质量
environment: 环境
environment variable: 环境变量
production: 生产环境, 生产, 线上
staging: 预发布, 预发环境, 测试环境
deployment: 部署~
server: 服务器, 服务端, 机器~, 主机
virtual machine: 虚拟机, 云主机, 云服务器~
vps: 云服务器, vps
instance: 实例
container: 容器
docker image: 镜像
cluster: 集群
pod: pod, 容器组
node: 节点
namespace: 命名空间
helm: helm
service: 服务
scale: 扩缩容, 扩容, 缩容, 伸缩
load balancer: 负载均衡, 负载均衡器
cloud: 云, 云端
serverless function: 无服务器函数, 云函数
domain: 域名
domain availability: 域名是否可用, 域名可用, 域名可注册, 域名能不能注册, 域名有没有被注册, 域名被注册, 没人注册, 能不能注册
dns: 域名解析, dns记录, 解析记录, dns
nameserver: 域名服务器, 名称服务器
ssl certificate: 证书, ssl证书
firewall: 防火墙
network: 网络
network traffic: 网络流量, 流量
ip address: ip地址, ip
port: 端口
port forwarding: 端口转发
proxy: 代理
vpn: 虚拟专用网, vpn
ssh: ssh
ssh key: ssh密钥, 公钥
hosting: 托管, 主机托管
website: 网站, 站点, 官网, 主页
cdn: 内容分发, cdn
cache: 缓存
purge cache: 清除缓存, 清理缓存, 清缓存, 清空缓存
storage: 存储~, 存储空间
bucket: 存储桶, 桶
disk space: 磁盘空间, 硬盘空间, 剩余空间, 还剩多少空间, 空间还剩
disk: 磁盘, 硬盘
volume: 卷, 音量, 体积
cpu: 处理器, cpu
memory usage: 内存使用, 内存占用, 内存
ram: 内存~
snapshot: 快照
operating system: 操作系统
system: 系统
system info: 系统信息
kill process: 杀死进程, 结束进程, 杀掉进程, 终止进程, 杀进程, 强制结束, 强制关闭
command: 命令, 指令
terminal: 终端, 命令行
console: 控制台
error log: 错误日志
error: 错误, 报错, 出错
exception: 异常
crash: 崩溃
metric: 指标, 度量
trace: 链路追踪, 追踪~, 跟踪~
alert: 警报, 告警, 报警, 预警
alarm: 闹钟, 警报~
incident: 事件~, 事故, 故障~
outage: 中断, 停机, 宕机
downtime: 停机时间, 停机~
maintenance: 维护
health: 健康, 健康状况, 医疗, 医学, 还活着, 是否正常, 正常吗
status: 状态, 情况, 怎么样了, 进展~, 运行状况, 还好吗, 现状
uptime: 运行时间, 可用性~
performance: 性能
latency: 延迟, 响应时间
slow: 慢, 缓慢, 卡~, 很慢, 太慢, 卡顿
usage: 使用量, 用量, 使用情况
quota: 配额
resource: 资源
app: 应用, 应用程序, 程序
software: 软件
setting: 设置~, 选项~
config: 配置~
feature flag: 功能开关, 特性开关, 功能标志, 特性标志, 灰度~, 灰度发布~, 部分用户
flag: 标志, 旗
toggle: 切换, 开关
experiment: 实验, 试验
certificate: 证书~
region: 地区, 区域, 地域
datacenter: 数据中心, 机房
replica: 副本~
queue: 队列
event log: 事件日志
secret: 密钥, 机密, 秘密

# files, text and documents
file: 文件, 档案, 文档~
folder: 文件夹, 目录~
directory: 目录
directory tree: 目录树, 目录结构, 文件树
path: 路径
file content: 文件内容
content: 内容, 里面有什么, 有什么内容
text: 文本, 文字
line: 行
word: 单词, 词语
word count: 字数, 词数
document: 文档, 文件~
documentation: 文档~, 说明文档~
page: 页面, 页, 网页~
article: 文章
wiki: 维基, 知识库~
wikipedia: 维基百科, 百科
note: 笔记, 备注, 便签, 备忘, 记事
notebook: 笔记本
pdf: pdf
word document: word文档
spreadsheet: 电子表格, 表格~, excel表, 工作表~, 电子表
sheet: 工作表
cell: 单元格
column: 列, 字段~
row: 行~
csv: csv
json: json
xml: xml
yaml: yaml
markdown: markdown
html: html
presentation: 演示文稿, 幻灯片, ppt
slide: 幻灯片~
title: 标题, 题目
name: 名称, 名字, 名
description: 描述~, 说明~
detail: 详情, 细节, 详细
information: 信息, 资料
data: 数据, 资料~
example: 示例, 例子, 样例, 范例
template: 模板, 模版
form: 表单, 表格
field: 字段
property: 属性, 房产~
size: 大小, 尺寸, 规模
permission: 权限, 许可, 谁有权限, 谁能访问, 谁可以看, 访问权限~
attachment: 附件
metadata: 元数据
zip: 压缩包, 压缩文件, zip
text file: 文本文件
home directory: 主目录, 家目录
drive: 驱动器, 云盘, 网盘
trash: 回收站, 垃圾箱, 垃圾桶
paper: 论文, 学术论文
citation: 引文, 引用文献
guide: 指南, 教程, 手册
draft: 草稿
contract: 合同, 契约
signature: 签名~, 签字
qr code: 二维码
barcode: 条形码, 条码
ocr: 文字识别, 识别文字
encoding: 字符编码

# databases, search and data analysis
database: 数据库
sql: sql, sql查询, sql语句
table: 表, 数据表, 表格~
schema: 架构, 模式, 表结构, 结构, 字段信息, 数据结构
entry: 条目, 词条
query plan: 执行计划, 查询计划
index: 索引, 指数~
collection: 集合, 收藏集
transaction: 交易, 事务
foreign key: 外键
primary key: 主键
constraint: 约束
stored procedure: 存储过程
connection: 连接~
aggregate: 聚合
vector: 向量, 矢量
embedding: 嵌入, 嵌入向量
similar: 相似, 类似, 相近, 差不多, 意思相近
semantic search: 语义搜索, 语义检索
full text search: 全文搜索, 全文检索
dataset: 数据集
duplicates: 重复项, 重复数据
migration: 迁移~
knowledge graph: 知识图谱
knowledge base: 知识库
memory: 记忆, 内存~, 你记得, 记得什么, 还记得
entity: 实体
relation: 关系
observation: 观察~, 观测
graph: 图, 图形~
chart: 图表, 图形, 画图, 做图
bar chart: 柱状图, 条形图, 柱形图
pie chart: 饼图, 饼状图, 扇形图
line chart: 折线图, 线图, 走势图, 趋势图, 曲线图
scatter plot: 散点图
histogram: 直方图
heatmap: 热力图, 热图
radar chart: 雷达图
diagram: 图解, 示意图, 图示
flowchart: 流程图
mind map: 思维导图, 脑图
org chart: 组织架构图, 组织结构图
word cloud: 词云
timeline: 时间线, 时间轴
dashboard: 仪表盘, 仪表板, 看板~
report: 报告, 报表
statistics: 统计, 统计数据
analytics: 分析数据, 数据分析
insight: 洞察, 见解
trend: 趋势, 热门~
visualization: 可视化
kpi: 指标~, 绩效指标
conversion rate: 转化率
funnel: 漏斗
segment: 细分, 分群, 人群
audience: 受众

# projects and tasks
project: 项目, 工程
task: 任务, 活儿, 工作~, 事项
todo: 待办, 待办事项, 要做的事, 该做什么, 要做什么, 没做完
subtask: 子任务
checklist: 检查清单, 清单~
sprint: 冲刺, 迭代
cycle: 周期, 循环
backlog: 待办列表, 积压
board: 看板, 面板
kanban: 看板~
roadmap: 路线图
initiative: 倡议, 计划项
epic: 史诗
story: 用户故事, 故事
priority: 优先级, 优先
urgent: 紧急
deadline: 截止日期, 期限, 截止时间, 到期日~, 截止, 什么时候到期, 最后期限
overdue: 逾期, 过期~, 超时~, 到期未
done: 已完成, 完成~
progress: 进度, 进展
burndown: 燃尽图
team: 团队, 队伍, 小组~
member: 成员, 会员~
workspace: 工作区, 工作空间
organization: 组织, 机构
owner: 所有者, 拥有者, 负责人~
time tracking: 工时, 时间跟踪, 计时~
feedback: 反馈, 意见
idea: 想法, 点子, 创意
goal: 目标
activity: 活动, 动态
history: 历史, 历史记录
approval: 审批~, 批准~

# calendar and time
calendar: 日历, 日程~, 行程~
event: 事件, 活动~, 日程~
meeting: 会议, 开会, 会面, 会
appointment: 预约~, 约会, 挂号, 看医生
date: 日期
time: 时间, 几点
current time: 当前时间, 现在几点, 现在时间, 几点~, 几点了
timezone: 时区
today: 今天, 今日
tomorrow: 明天
yesterday: 昨天
current: 现在, 当前, 目前
latest: 最新, 最近, 最后, 上一个, 上次
next: 下一个, 即将, 下一, 接下来
new: 新, 新的
old: 旧, 老的, 过时
day: 天, 日, 每天, 每日
week: 周, 星期, 每周, 一周
month: 月, 月份, 每月
year: 年, 年度, 每年
hour: 小时, 每小时
minute: 分钟
second: 秒, 秒钟
duration: 时长, 持续时间
timer: 计时器, 定时器, 倒计时
reminder: 提醒~, 提醒事项, 闹钟~
availability: 可用性, 可用, 有空, 空闲, 有没有空, 什么时候有空, 有时间, 空不空
free time: 空闲时间, 空档, 有空~, 空闲~, 空余时间
recurring: 重复~, 周期性, 定期, 循环~
holiday: 节假日, 假期, 假日, 放假
birthday: 生日
attendee: 参会者, 与会者, 参加者
cron: 定时任务, 计划任务

# messages, mail and people
message: 消息, 信息~, 讯息, 短信~, 私信~
direct message: 私信, 私聊, 单独发
chat: 聊天
conversation: 对话, 会话
channel: 频道, 渠道
thread: 话题, 帖子串, 线程, 讨论串
reaction: 表情回应, 反应, 回应~
emoji: 表情, 表情符号, 表情包
notification: 通知~
sms: 短信
broadcast: 广播, 群发
email: 邮件, 电子邮件, 邮箱~, 电邮, 发邮件, 信~
inbox: 收件箱, 收到的邮件
mailbox: 邮箱
unread: 未读
spam: 垃圾邮件, 骚扰
newsletter: 新闻简报, 通讯
mailing list: 邮件列表
recipient: 收件人, 接收者
subject: 主题
contact: 联系人, 通讯录, 联系方式
customer: 客户, 顾客, 买家
client: 客户端, 客户~
company: 公司, 企业
lead: 潜在客户, 线索, 意向客户
deal: 交易~, 商机, 成交
crm: crm, 客户管理
campaign: 营销活动, 广告活动, 活动~
marketing: 营销, 市场营销
person: 人, 人员
employee: 员工, 雇员, 职员
user: 用户
profile: 个人资料, 资料~, 简介, 档案~
current user: 我的资料, 我的账户, 我是谁
account: 账户, 帐户, 账号, 帐号
phone: 电话, 手机~
phone number: 电话号码, 手机号
phone call: 通话, 电话~
video call: 视频通话, 视频会议
address: 地址
postal code: 邮政编码, 邮编
group chat: 群聊, 微信群, 群
bot: 机器人
contact list: 通讯录~
support: 支持, 客服, 技术支持
faq: 常见问题
question: 问题, 提问
answer: 答案

# payments, commerce and finance
payment: 支付~, 付款~
payment method: 支付方式, 付款方式
credit card: 信用卡, 银行卡
card: 卡, 卡片
invoice: 发票, 账单~, 开票, 开发票, 开一张发票
bill: 账单
billing: 计费, 账单~, 结算
receipt: 收据, 小票
subscription: 订阅~, 订购~, 会员, 包月, 套餐~
pricing: 定价, 价格~, 套餐
price: 价格, 价钱, 多少钱, 价位, 报价~, 什么价
cost: 成本, 费用, 花费
expense: 支出, 开支, 报销
budget: 预算
tax: 税, 税费, 税务, 税款
discount: 折扣, 优惠, 打折, 便宜点
coupon: 优惠券, 代金券
promotion: 促销, 推广
product: 产品, 商品, 货品
item: 项目~, 物品, 条目~
catalog: 目录~, 商品目录
inventory: 库存, 存货, 还剩多少, 剩多少, 有货
stock: 股票, 个股
stock price: 股价, 股票价格, 行情, 股票多少钱, 股票行情
stock market: 股市, 证券市场, 交易所
market: 市场
shipping: 发货, 物流, 运送, 配送, 快递~
delivery: 送货, 交付, 快递
track package: 物流跟踪, 查快递, 快递查询, 包裹, 包裹到哪, 快递到哪, 查物流, 物流信息, 我的订单到哪, 包裹在哪
return: 退货
dispute: 争议, 纠纷, 投诉
shop: 商店, 店铺, 网店
cart: 购物车
seller: 卖家, 商家
supplier: 供应商
auction: 拍卖, 竞价
bid: 出价, 竞标
offer: 报价, 优惠~, 提议
listing: 商品列表, 刊登, 上架
ad: 广告
sale: 销售, 销量, 销售额
revenue: 收入, 营收, 营业额, 销售额~, 赚了多少
profit: 利润, 盈利
balance: 余额
balance sheet: 资产负债表
income statement: 利润表, 损益表
cash flow: 现金流
financial statement: 财务报表, 财报
earnings: 财报~, 盈利~, 业绩
dividend: 股息, 分红, 红利
currency: 货币, 币种, 外币
exchange rate: 汇率, 外汇, 兑人民币
cryptocurrency: 加密货币, 虚拟货币, 数字货币, 以太坊
bitcoin: 比特币
commodity: 大宗商品, 原材料
fund: 基金
bond: 债券
investment: 投资
portfolio: 投资组合, 作品集
interest rate: 利率, 利息
inflation: 通货膨胀, 通胀
economy: 经济
gdp: 国内生产总值, gdp
bank: 银行
money: 钱, 资金
insurance: 保险
loan: 贷款
salary: 工资, 薪水, 薪资
accounting: 会计, 记账
donation: 捐款, 捐赠
quote: 报价单, 行情~
filing: 申报文件, 公告文件
merger: 并购, 收购
insider trading: 内部人交易, 内幕交易, 高管交易
analyst rating: 分析师评级, 目标价
market cap: 市值
technical indicator: 技术指标, 均线

# places, weather, travel and daily life
map: 地图
location: 位置, 地点, 定位
place: 地方, 场所, 地点~
nearby: 附近, 周边, 周围, 最近的, 旁边
geocode: 地理编码
coordinates: 坐标, 经纬度, 纬度, 经度
directions: 路线, 导航~, 怎么走, 怎么去, 路径规划, 如何到达
route: 路线~, 路由
distance: 距离, 多远, 有多远, 多少公里
travel time: 行程时间, 路程时间, 需要多长时间, 多久到, 要多久, 多长时间, 需要多久, 开车多久
elevation: 海拔, 高度, 高程, 多高, 有多高
weather: 天气, 气象, 下雨吗, 会下雨, 要带伞, 带伞, 冷不冷, 热不热
forecast: 预报, 天气预报, 预测~, 未来几天
temperature: 温度, 气温, 多少度, 几度
rain: 下雨, 降雨, 雨
air quality: 空气质量, 空气污染
earthquake: 地震
city: 城市
country: 国家
travel: 旅行, 出行
flight: 航班, 飞机, 机票, 飞往
hotel: 酒店, 宾馆, 住宿, 旅馆
train ticket: 火车票, 车票, 高铁票, 高铁~
public transport: 公共交通, 公交, 地铁
traffic: 交通, 路况, 堵车, 流量~
car: 汽车, 车辆
parking: 停车, 停车场
restaurant: 餐厅, 饭店, 餐馆, 吃饭的地方, 好吃的
recipe: 食谱, 菜谱, 做法, 怎么做菜, 怎么烧, 吃什么~
cook: 做饭, 做菜, 烹饪, 煮
meal: 饭菜, 菜, 晚餐, 午餐, 菜单, 吃什么
food: 食物, 食品, 美食
ingredient: 食材, 配料, 原料
doctor: 医生, 医院
medicine: 药, 药品, 药物
symptom: 症状, 疾病
exercise: 锻炼, 健身, 运动
sleep: 睡眠
sport: 体育, 比赛
game: 游戏
movie: 电影, 影片
tv show: 电视剧, 电视, 剧集
news: 新闻, 资讯, 消息~, 消息面, 最近发生
job posting: 招聘, 职位, 工作机会, 找工作
real estate: 房产, 房屋, 租房, 公寓
university: 大学, 高校
course: 课程, 课
student: 学生
homework: 作业~, 家庭作业
music: 音乐, 歌曲, 歌
song: 歌曲~, 歌~
playlist: 播放列表, 歌单
artist: 歌手, 艺术家
album: 专辑, 相册
podcast: 播客
social media: 社交媒体, 社交网络
follower: 粉丝, 关注者
hashtag: 话题标签
tweet: 推文, 发推
feed: 信息流, 动态~, 订阅源
forum: 论坛, 社区
popular: 热门, 流行, 热榜, 最火, 热搜
rating: 评分~, 评级~, 评价
survey: 问卷, 调查~, 调查问卷
poll: 投票~, 民意调查

# web, browser, design and devices
web: 网络~, 互联网, 网上, 上网, 网
web search: 网络搜索, 网页搜索, 上网搜索, 上网查, 搜索网络, 搜索网页, 网上搜, 网上查, 搜网页, 百度一下, 谷歌一下, 联网搜索, 网上找
search engine: 搜索引擎
web page: 网页
url: 网址, 链接~
browser: 浏览器
tab: 标签页, 选项卡
window: 窗口
screenshot: 截图, 截屏, 屏幕截图, 快照~, 截个图, 拍张网页
screen: 屏幕
button: 按钮
element: 元素
mouse: 鼠标
keyboard: 键盘
press key: 按键, 按下
dialog: 对话框, 弹窗, 弹出
cookie: cookie
local storage: 本地存储
network request: 网络请求
http request: http请求
javascript: javascript
python: python
seo: 搜索优化, seo
keyword: 关键词, 关键字
sitemap: 站点地图, 网站地图
rss: rss
accessibility: 无障碍, 可访问性, 辅助功能
audit: 审计
mobile: 移动端, 手机
device: 设备
simulator: 模拟器
iphone: 苹果手机, iphone
android: 安卓
sensor: 传感器
light: 灯, 灯光
smart home: 智能家居
battery: 电池, 电量
printer: 打印机
camera: 摄像头, 相机
clipboard: 剪贴板
design: 设计
component: 组件, 部件
layout: 布局, 排版
frame: 框架~, 帧
style: 样式, 风格
color: 颜色, 色彩
font: 字体
icon: 图标
image: 图片, 图像, 镜像~, 图~
photo: 照片, 相片
generate image: 生成图片, 生成图像, 文生图, 画一张, 画一张图, 画图~, 生成一张图, 画一幅, 作画, 生成一幅
video: 视频
audio: 音频, 声音
voice: 语音, 声音~
text to speech: 文字转语音, 语音合成, 文本转语音, 朗读文本, 朗读~, 念出来, 读出来, 转成语音, 配音
speech to text: 语音识别, 语音转文字, 转文字~, 听写~, 转成文字, 录音转文字
subtitle: 字幕
transcript: 文字记录, 字幕~
recording: 录像, 录音, 录屏
background: 背景, 后台
thumbnail: 缩略图
preview: 预览
3d model: 三维模型, 3d模型
canvas: 画布, 白板
shape: 形状, 图形~
theme: 主题~
blog: 博客
wordpress: wordpress
ai model: 人工智能, ai模型, 大模型
model: 模型
language model: 语言模型
prediction: 预测~, 推理~
prompt: 提示词, 提示
agent: 代理~, 智能体
assistant: 助手, 助理
tool: 工具
reasoning: 推理~, 逐步, 一步一步, 分步
step: 步骤
problem: 问题~, 难题
solution: 解决方案, 方案~
hypothesis: 假设

# mathematics and formats
math: 数学, 计算~
sum: 求和, 总和, 相加
multiply: 相乘, 乘以, 乘法
divide: 除以, 除法
subtract: 减去, 减法
percentage: 百分比, 百分之
average: 平均, 平均值, 均值
equation: 方程, 方程式
median: 中位数, 标准差, 方差
matrix: 矩阵
unit conversion: 单位换算, 单位转换
random: 随机, 抛硬币, 抽签, 随便
random number: 随机数, 掷骰子, 骰子
number: 数字, 编号, 号码
uuid: 唯一标识, uuid
id: 标识, 编号~, id
regex: 正则表达式, 正则
base64: base64
checksum: 校验和
string: 字符串
array: 数组
value: 值, 数值
language: 语言
translation: 翻译~
grammar: 语法, 拼写
dictionary: 词典, 字典

# security and access
security: 安全
vulnerability: 漏洞, 安全漏洞, 安全隐患
malware: 恶意软件, 病毒, 木马, 中毒
password: 密码, 口令, 忘记密码
token: 令牌, 代币
api key: api密钥, 密钥~
credential: 凭证, 凭据
key: 钥匙, 键, 密钥~
role: 角色
access: 访问权限, 访问~
collaborator: 协作者, 合作者
admin: 管理员
policy: 策略, 政策
rule: 规则
privacy: 隐私
two-factor authentication: 双重认证, 两步验证, 双因素
session: 会话~

# qualities and amounts
public: 公开, 公共
private: 私有, 私人
active: 活跃, 活动中, 激活的
broken: 损坏, 坏了, 失效
missing: 缺失, 丢失
expensive: 昂贵, 贵
cheap: 便宜, 廉价
best: 最好, 最佳, 推荐
recommend: 推荐~, 建议, 推荐一下, 推荐几个
summary: 概览, 总览, 摘要~
result: 结果
option: 选项
category: 类别, 分类
state: 状态~
level: 级别, 等级
average price: 均价
top: 最高, 排名前, 前十, 最好~, 最多
gainers: 涨幅榜, 涨幅最大, 领涨, 涨得最多
losers: 跌幅榜, 跌幅最大, 领跌, 跌得最多

# automation, communication infrastructure and further objects
automation: 自动化, 自动
execution: 执行~, 运行记录
integration: 集成, 整合
zone: 区域~
worker: 工作线程, worker
redirect: 重定向, 跳转~
subdomain: 子域名, 二级域名
renew: 续费, 续期, 续订
whois: whois, 域名注册信息, 域名持有人, 域名归谁, 域名所有者, 谁的域名
terms of use: 使用条款
daemon: 守护进程
service map: 拓扑, 服务拓扑
ingress: ingress, 入口
config map: 配置映射
manifest: 清单文件
rollout: 滚动更新, 灰度发布, 灰度
machine: 机器
computer: 电脑, 计算机
desktop: 桌面
input: 输入~
output: 输出
object: 对象
list item: 列表项
source: 来源, 源
target: 目标~, 目的地
backup restore: 恢复备份, 还原备份
benchmark: 基准测试, 跑分
profiling: 性能分析, 剖析
heap: 堆, 堆内存
breakpoint: 断点
invitation: 邀请函, 邀请~
announcement: 公告, 宣布
proposal: 提案, 方案~
rule set: 规则集
summary report: 汇总报告
daily report: 日报
weekly report: 周报
business card: 名片
business hours: 营业时间
weather alert: 天气预警, 气象预警
sunrise: 日出, 日落
wind: 风速, 风力
snow: 下雪, 雪
satellite image: 卫星图像, 卫星
static map: 静态地图, 地图图片
isochrone: 等时圈, 可达范围
point of interest: 兴趣点, 景点
coffee shop: 咖啡店, 咖啡馆, 咖啡
gas station: 加油站
airport: 机场
station: 车站, 站
itinerary: 行程, 旅行计划
passport: 护照, 签证
nutrition: 营养, 卡路里
weight: 重量, 体重
width: 宽度
height: 高度~
speed: 速度
load time: 加载时间
web vitals: 网页性能
queue message: 队列消息
topic: 话题~, 主题~
keyword search: 关键词搜索
search files: 搜索文件内容, 在文件中搜索, 搜索代码
automatic backup: 自动备份
trial: 试用
gift card: 礼品卡
payout: 打款, 提现
wallet: 钱包
blockchain: 区块链
nft: nft
trade: 交易~, 贸易
ipo: 上市, 新股, 首次公开募股
company profile: 公司简介, 公司概况, 公司资料
executive: 高管, 管理层
shareholder: 股东
ticker symbol: 股票代码, 代码~
trading hours: 交易时间, 开市时间
sector: 行业, 板块
moderation: 审核~, 管理评论
mute: 静音, 禁言
rich menu: 富菜单
menu: 菜单~
stickers: 贴纸
share file: 分享文件, 分享链接
large file: 大文件
empty: 空的, 空白
copy file: 复制文件
app store: 应用商店
push notification: 推送通知, 推送消息
scheme: 构建方案
localization: 本地化, 国际化
asset: 资产, 素材
design token: 设计变量, 设计令牌
change history: 修改历史, 变更记录

# products and formats by their local spelling
kubernetes: kubernetes, k8s
docker: docker
github: github, 吉特哈布
gitlab: gitlab
git: git
slack: slack
discord: discord
telegram: 电报, telegram
whatsapp: whatsapp
teams chat: 微软团队
zoom meeting: zoom会议
line app: line消息
google: 谷歌
gmail: gmail
google calendar: 谷歌日历
google drive: 谷歌云盘, 谷歌网盘
google sheets: 谷歌表格
google maps: 谷歌地图
notion: notion
jira: jira
confluence: confluence
trello: trello
asana: asana
linear: linear
figma: figma
shopify: shopify
stripe: stripe
paypal: 贝宝, paypal
salesforce: salesforce
hubspot: hubspot
zendesk: zendesk
airtable: airtable
reddit: 红迪, reddit
youtube: 油管, youtube
spotify: spotify
twitter: 推特
instagram: instagram
linkedin: 领英
amazon: 亚马逊
aws: aws, 亚马逊云
azure: azure
cloudflare: cloudflare
postgres: postgres, postgresql
mysql: mysql
mongodb: mongodb
redis: redis
elasticsearch: elasticsearch
grafana: grafana
sentry: sentry
jenkins: jenkins
ebay: ebay, 易贝
chatgpt: chatgpt
windows: 视窗系统
linux: linux
mac: 苹果电脑, mac
chrome: 谷歌浏览器
xcode: xcode
mcp server: mcp服务器
`,
};
