/** Chinese. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Chinese words of the tool domain. */
export const zh: LanguageText = {
  functionWords: `
的 了 吗 呢 吧 啊 我 你 您 他 她 它 我们 你们 他们 我的 你的 请 请问 帮我 帮忙 帮 给我 我想 我要 我需要 想要 需要 能 能否 能不能 可以 可不可以 是否 是不是 怎么 怎样 如何 什么 哪个 哪些 哪里
谁 在 从 到 把 被 对 和 与 或 以及 及 并 并且 一个 一下 一些 这个 那个 这些 那些 这 那 有 没有 是 为 将 中 里 上 下 内 所有 全部 某个 某 个 条 张 份 次 来 去掉 让 使 用来 关于
`,
  concepts: `
# actions
create: 创建, 新建, 建立, 创立, 建一个, 新增, 建个
add: 添加, 加入, 增加, 加上, 加一
delete: 删除, 删掉, 移除, 删去, 清除, 删
update: 更新
change: 更改, 改变, 改成, 改为, 变更, 换成, 更换, 改, 改动~
edit: 编辑, 修改
rename: 重命名, 改名, 更名
get: 获取, 取得, 得到, 拿到, 获得, 取
show: 显示, 查看, 展示, 看看, 看一下, 看
list: 列出, 列表, 清单, 罗列
view: 查看~, 浏览, 查阅
find: 找到, 查找, 寻找, 找出, 找
search: 搜索, 搜寻, 查询~, 检索, 搜
query: 查询, 查
check: 检查, 查看~, 核对, 看看~
verify: 验证, 核实, 校验
validate: 验证~, 校验~, 是否有效
read: 读取, 阅读, 读, 读一下, 读出
write: 写入, 写, 撰写, 编写, 写一
send: 发送, 发给, 发一, 寄, 发个, 发出, 发到, 发消息
open: 打开, 开启
close: 关闭, 关掉, 关上, 关
start: 启动, 开始, 开启~
stop: 停止, 停掉, 停下, 终止
restart: 重启, 重新启动, 重开
reboot: 重启~, 重新开机
pause: 暂停
resume: 恢复~, 继续
run: 运行, 执行, 跑
execute: 执行~, 运行~
trigger: 触发
cancel: 取消, 撤销, 作废
enable: 启用, 开启~, 激活, 打开~
disable: 禁用, 停用, 关闭~, 关掉~
activate: 激活~
upload: 上传
download: 下载
copy: 复制, 拷贝
duplicate: 复制~, 副本, 重复
clone: 克隆
move: 移动, 移到, 挪, 移至
merge: 合并
split: 拆分, 分割, 分成
combine: 组合, 结合
compare: 比较, 对比, 差异, 区别, 比对
convert: 转换, 转成, 转为, 换算, 转化
export: 导出
import: 导入
share: 分享, 共享
publish: 发布, 发表, 上线
post: 发布~, 发帖, 帖子, 发一条, 发文
reply: 回复, 答复, 回答, 回应, 回信
forward: 转发
save: 保存, 存储, 存到, 存下, 存
store: 存储~, 储存, 存放
load: 加载, 载入
restore: 恢复, 还原, 复原
recover: 恢复~, 找回
undo: 撤销~, 撤回, 还原~
rollback: 回滚, 回退, 退回
reset: 重置, 复位
clear: 清空, 清除~, 清理~
clean: 清理, 清洗
archive: 归档, 存档
unarchive: 取消归档
approve: 批准, 审批, 同意, 通过
reject: 拒绝, 驳回
accept: 接受, 接收~
confirm: 确认, 确定
assign: 分配, 指派, 指定, 分派
unassign: 取消分配
invite: 邀请
join: 加入~, 参加
leave: 离开, 退出
connect: 连接, 连上, 接入
disconnect: 断开
attach: 附加, 附上, 挂载~
link: 关联~, 链接, 连结
subscribe: 订阅
unsubscribe: 退订, 取消订阅
follow: 关注, 跟随
watch: 观察, 监视, 观看
monitor: 监控, 监测
track: 跟踪, 追踪
log: 记录~, 日志~
record: 录制, 记录, 录
play: 播放, 放一首
submit: 提交, 递交
generate: 生成, 产生
build: 构建, 建造, 搭建, 编译~
compile: 编译
install: 安装, 装
uninstall: 卸载
upgrade: 升级
deploy: 部署, 上线~, 发布~
release: 发布~, 发行, 版本~
configure: 配置, 设置, 设定
set: 设置~, 设定~, 设为, 设成
select: 选择, 选取, 选中, 挑选, 选
filter: 过滤, 筛选
sort: 排序, 排列
group: 分组, 组, 小组, 群组
count: 计数, 统计~, 数量, 个数, 多少个, 数一数
calculate: 计算, 算, 算一下, 求
analyze: 分析, 解析~
summarize: 总结, 概括, 摘要, 概述, 归纳
translate: 翻译, 译成, 译
explain: 解释, 说明, 讲解
describe: 描述, 说明~
review: 审查, 审核, 评审, 复查, 评论~
test: 测试, 测验, 试一下
debug: 调试, 排错
diagnose: 诊断, 排查
fix: 修复, 修理, 修正
resolve: 解决, 处理~
complete: 完成, 结束~, 做完
wait: 等待, 等
schedule: 安排, 日程, 计划~, 排期, 预定, 定时~
book: 预订, 预约, 订
reserve: 预留, 预订~
buy: 购买, 买, 购入
sell: 出售, 卖, 销售~
order: 订单, 订购, 下单
pay: 支付, 付款, 付钱, 缴费
charge: 收费, 扣款, 收款
refund: 退款, 退费
transfer: 转账, 转移, 传输, 转让
visit: 访问, 浏览~, 前往, 去
navigate: 导航, 浏览~, 转到, 跳转
click: 点击, 单击, 点一下, 按
tap: 轻点, 轻触
swipe: 滑动
scroll: 滚动, 滑动~, 翻页
type: 输入, 键入, 打字
fill: 填写, 填充, 填
drag: 拖动, 拖拽
zoom: 缩放, 放大
capture: 捕获, 截取, 抓取~
scrape: 抓取, 爬取, 采集
crawl: 爬取~, 爬虫, 爬网
extract: 提取, 抽取, 解压~
parse: 解析, 分解
draw: 画, 绘制, 绘
render: 渲染
paint: 绘画, 画~
resize: 调整大小, 缩小, 改变尺寸, 缩放~
crop: 裁剪, 剪裁
rotate: 旋转, 轮换
compress: 压缩
decompress: 解压, 解压缩
encrypt: 加密
decrypt: 解密
encode: 编码
decode: 解码
hash: 哈希, 散列, 摘要~
sign: 签名, 签署, 签
sync: 同步
refresh: 刷新
migrate: 迁移
backup: 备份
lock: 锁定, 锁住, 上锁
unlock: 解锁
block: 阻止, 屏蔽, 封锁, 拉黑
ban: 封禁, 禁止~
allow: 允许, 准许
grant: 授予, 授权~
revoke: 撤销~, 吊销, 收回
register: 注册, 登记
login: 登录, 登陆, 登入
logout: 登出, 退出登录, 注销
authenticate: 认证, 身份验证, 鉴权
authorize: 授权
notify: 通知, 告知, 提醒~
remind: 提醒
remember: 记住, 记下, 记得
forget: 忘记, 忘掉
think: 思考, 想, 推理
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
replace: 替换, 取代, 代替
insert: 插入
append: 追加, 附加~
hide: 隐藏
mark: 标记, 标为, 标成
pin: 置顶, 钉住, 固定
star: 星标, 收藏~
favorite: 收藏, 最爱, 喜欢~
like: 点赞, 喜欢
vote: 投票
rate: 评分, 评级, 打分
handle: 处理
process: 处理~, 进程, 流程~
manage: 管理
inspect: 检查~, 检视
investigate: 调查, 查明
research: 研究, 调研
learn: 学习, 学
train: 训练
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
watch out: 注意

# code hosting and version control
repository: 仓库, 代码库, 存储库
branch: 分支
default branch: 默认分支, 主分支
pull request: 拉取请求, 合并请求~, pr
merge request: 合并请求, mr
issue: 问题~, 议题, 工单~, issue
ticket: 工单, 票据, 票~
bug: 缺陷, 漏洞~, 错误~, bug
milestone: 里程碑
label: 标签
tag: 标签~, 标记~
commit message: 提交信息, 提交消息
commits: 提交历史, 提交记录~
diff: 差异~, 改动, 变更~
conflict: 冲突
stash: 暂存
checkout: 检出, 签出, 切换~
rebase: 变基
cherry-pick: 摘取, 遴选
staged: 暂存区
blame: 追溯, 谁写的
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
comment: 评论, 注释, 留言, 批注
readme: 自述文件, 说明文档
changelog: 更新日志, 变更日志
version: 版本
license: 许可证, 执照~
fork count: 复刻数
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
failure: 失败, 故障
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
server: 服务器, 服务端
virtual machine: 虚拟机
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
domain availability: 域名是否可用, 域名可用, 域名可注册
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
website: 网站, 站点
cdn: 内容分发, cdn
cache: 缓存
purge cache: 清除缓存, 清理缓存, 清缓存, 清空缓存
storage: 存储~, 存储空间
bucket: 存储桶, 桶
disk space: 磁盘空间, 硬盘空间
disk: 磁盘, 硬盘
volume: 卷, 音量, 体积
cpu: 处理器, cpu
memory usage: 内存使用, 内存占用, 内存
ram: 内存~
snapshot: 快照
operating system: 操作系统
system: 系统
system info: 系统信息
kill process: 杀死进程, 结束进程, 杀掉进程, 终止进程
command: 命令, 指令
terminal: 终端, 命令行
console: 控制台
error log: 错误日志
error: 错误, 报错
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
health: 健康, 健康状况
status: 状态
uptime: 运行时间, 可用性~
performance: 性能
latency: 延迟, 响应时间
slow: 慢, 缓慢
usage: 使用量, 用量, 使用情况
quota: 配额
resource: 资源
app: 应用, 应用程序, 程序
software: 软件
setting: 设置~, 选项~
config: 配置~
feature flag: 功能开关, 特性开关, 功能标志, 特性标志
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
`,
};
