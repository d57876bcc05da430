/** Japanese. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Japanese words of the tool domain. */
export const ja: LanguageText = {
  functionWords: `
を に の で は が と も へ や から まで より など ね よ か です ます ください 下さい して したい する します しました してください ほしい 欲しい たい お願い お願いします 教えて 教えてください 私
私の 僕 自分 この その あの これ それ どの どれ どこ いつ だれ 誰 なに 何 どう どうやって いくつ ある あります いる います ない なりました なった なる すべて 全て 全部 くれる くれますか もらえますか
できますか できる こと もの ため について に関する として による
`,
  concepts: `
# actions
create: 作成, 作る, 作って, 作り, 作っ, 新規, 作りたい
add: 追加, 加え, 足す, 足し, 加える
delete: 削除, 消す, 消して, 消し, 消去, 除去, 消したい
update: 更新, アップデート
change: 変更, 変える, 変え, 変えて, 切り替え
edit: 編集, 修正
rename: 名前を変更, リネーム, 改名, 名称変更, 名前変更
get: 取得, 得る, 入手, 取って
show: 表示, 見せ, 見る, 見たい, 閲覧, 示し
list: 一覧, リスト, 列挙
view: 閲覧~, 確認~, 見る~, ビュー
find: 見つけ, 探し, 探す, 探して, 見つかる
search: 検索, 探索, サーチ, 調べ~, 探し~
query: クエリ, 照会, 問い合わせ~
check: 確認, チェック, 調べ, 点検
verify: 検証, 確認~
validate: 検証~, バリデーション, 妥当性
read: 読む, 読み, 読んで, 読み取り, 読み込, 読みたい
write: 書く, 書き, 書いて, 書き込, 書きたい, 執筆
send: 送る, 送って, 送信, 送り, 送りたい, 送付
open: 開く, 開いて, 開き, 開け, オープン
close: 閉じ, クローズ, 閉める, 閉め
start: 開始, 起動, スタート, 始め, 立ち上げ
stop: 停止, 止め, ストップ, 中止~
restart: 再起動, リスタート, 再始動
reboot: 再起動~, リブート
pause: 一時停止, ポーズ, 中断
resume: 再開, 続行, 履歴書
run: 実行, 走らせ, 動かし
execute: 実行~
trigger: トリガー, 発火, 起動~
cancel: キャンセル, 取り消, 取消, 中止
enable: 有効, オンに, 有効化
disable: 無効, オフに, 無効化
activate: 有効化~, アクティベート
upload: アップロード, アップ
download: ダウンロード, 落とし
copy: コピー, 複製~, 写す
duplicate: 複製, 重複
clone: クローン, 複製~
move: 移動, 動かす, 移す, 移し
merge: マージ, 統合, 結合~
split: 分割, 分ける, 分け
combine: 結合, 組み合わせ
compare: 比較, 差分, 違い, 比べ
convert: 変換, コンバート, 換算
export: エクスポート, 書き出し, 出力~
import: インポート, 取り込, 読み込~
share: 共有, シェア
publish: 公開, 発行, 投稿~, パブリッシュ
post: 投稿, ポスト, 記事~
reply: 返信, 返事, 回答, 答え, 返答
forward: 転送, フォワード
save: 保存, 保管, セーブ
store: 格納, 保管~, 蓄積
load: ロード, 読み込み
restore: 復元, 復旧, リストア, 元に戻し~
recover: 回復, 復旧~, 取り戻
undo: 元に戻, 取り消~, 戻す, アンドゥ
rollback: ロールバック, 巻き戻し, 前のバージョンに戻
reset: リセット, 初期化~
clear: クリア, 空に, 消去~
clean: クリーン, 掃除, 整理~
archive: アーカイブ
unarchive: アーカイブ解除
approve: 承認, 許可~
reject: 拒否, 却下, 断り, 断る
accept: 受け入れ, 承諾, 受諾
confirm: 確認~, 確定
assign: 割り当て, アサイン, 割当
unassign: 割り当て解除
invite: 招待
join: 参加, 加入
leave: 退出, 離れ, 抜ける
connect: 接続, つなぐ, つなげ, 連携~
disconnect: 切断, 接続解除
attach: 添付~, 取り付け
link: リンク, 紐付け, 関連付け
subscribe: 購読, 登録~
unsubscribe: 購読解除, 配信停止
follow: フォロー
watch: 監視~, 見張, 視聴
monitor: 監視, モニタ, モニタリング
track: 追跡, トラッキング
log: 記録~, ログ~
record: 録画, 録音, 記録, 収録, レコード
play: 再生, 流して, 流す
submit: 提出, 送信~, 申請
generate: 生成, ジェネレート
build: ビルド, 構築, 建て
compile: コンパイル
install: インストール, 導入
uninstall: アンインストール
upgrade: アップグレード, 更新~
deploy: デプロイ, 展開, 本番反映
release: リリース
configure: 設定, 構成, コンフィグ
set: 設定~, セット
select: 選択, 選ぶ, 選んで, 選び
filter: フィルタ, 絞り込, 絞って
sort: ソート, 並べ替え, 並び替え, 整列
group: グループ, 分類~
count: 数える, 件数, カウント, 数を, 個数
calculate: 計算, 算出, 計算し
analyze: 分析, 解析
summarize: 要約, まとめ, サマリ, 概要~
translate: 翻訳, 訳して, 訳す, 訳し
explain: 説明, 解説
describe: 記述, 説明~, 詳細~
review: レビュー, 査読, 見直し
test: テスト, 試験, 試す
debug: デバッグ
diagnose: 診断, 原因調査
fix: 修正~, 直す, 直して, 修復, 修理
resolve: 解決, 解消
complete: 完了, 終了~, 終わら, 済み, 完成
wait: 待つ, 待って, 待機
schedule: スケジュール, 予定, 日程
book: 予約, 本~, 書籍
reserve: 予約~, 確保
buy: 購入, 買う, 買って, 買い, 買いたい
sell: 販売, 売る, 売って, 売り, 売却
order: 注文, オーダー, 発注, 受注
pay: 支払, 払う, 払って, 決済
charge: 請求~, 課金
refund: 返金, 払い戻し, 払戻
transfer: 転送~, 送金, 振込, 移転, 譲渡
visit: 訪問, アクセス~, 移動~
navigate: ナビゲート, 遷移, 移動~
click: クリック, 押す, 押して
tap: タップ
swipe: スワイプ
scroll: スクロール
type: 入力, タイプ, 打ち込, 種類, 型
fill: 記入, 埋める, 入力~, 埋めて
drag: ドラッグ
zoom: ズーム, 拡大
capture: キャプチャ, 撮影, 撮る, 撮って
scrape: スクレイピング, 収集, 抜き出
crawl: クロール, 巡回
extract: 抽出, 取り出, 抜き出~
parse: パース, 構文解析, 解析~
draw: 描く, 描いて, 描画, 描き
render: レンダリング, 描画~
paint: ペイント, 塗る, 塗り
resize: リサイズ, サイズ変更, サイズを変更, 縮小
crop: 切り抜, トリミング, クロップ
rotate: 回転, ローテーション
compress: 圧縮
decompress: 解凍, 展開~
encrypt: 暗号化
decrypt: 復号
encode: エンコード, 符号化
decode: デコード, 復号~
hash: ハッシュ
sign: 署名, サイン
sync: 同期, シンク
refresh: 更新~, リフレッシュ, 再読み込
migrate: 移行, マイグレーション
backup: バックアップ
lock: ロック, 施錠
unlock: ロック解除, アンロック, 解錠
block: ブロック, 遮断, 阻止
ban: BAN, 追放, 禁止~
allow: 許可, 許す, 許可する
grant: 付与, 与える
revoke: 取り消~, 失効, 剥奪
register: 登録, 記録~
login: ログイン, サインイン
logout: ログアウト, サインアウト
authenticate: 認証
authorize: 認可, 承認~
notify: 通知, 知らせ, お知らせ
remind: リマインド, リマインダー, 思い出させ
remember: 覚え, 記憶, 覚えて
forget: 忘れ
think: 考え, 思考, 推論
plan: 計画, プラン, 企画
estimate: 見積, 推定
predict: 予測
measure: 測定, 計測, 測る
optimize: 最適化
improve: 改善, 向上
increase: 増やす, 増加, 上げる, 増やし
decrease: 減らす, 減少, 下げる, 削減
limit: 制限, 上限
allocate: 割り当て~
replace: 置換, 置き換え, 差し替え, 交換
insert: 挿入
append: 追記, 末尾に追加
hide: 非表示, 隠す, 隠し
mark: マーク, 印を, 印付け
pin: ピン留め, 固定, ピン
star: スター, 星
favorite: お気に入り
like: いいね
vote: 投票
rate: 評価, 採点
handle: 処理, 対処
process: 処理~, プロセス, 加工
manage: 管理
inspect: 検査, 調査
investigate: 調査~, 調べる
research: 研究, リサーチ
learn: 学ぶ, 学習, 勉強
train: 訓練, 学習~, トレーニング, 電車, 列車, 新幹線
speak: 話す, 話して, 読み上げ, 喋
listen: 聴く, 聞く, 聴いて, 聞いて
transcribe: 文字起こし, 書き起こし
call: 電話を, 呼び出, 通話, コール
print: 印刷, プリント
scan: スキャン
quit: 終了
revert: 元に戻~, リバート
commit: コミット
push: プッシュ
pull: プル, 引き出
fork: フォーク
invoke: 呼び出し
enter: 入力~, 入る
exit: 出口, 終了~
format: 整形, フォーマット, 書式
apply: 適用, 応募
use: 使う, 使って, 使用, 利用
keep: 保つ, 残す, 維持
skip: スキップ, 飛ばす, 飛ばし
ignore: 無視
mention: メンション, 言及
choose: 選ぶ~, 選択~
hover: ホバー, カーソルを合わせ

# code hosting and version control
repository: リポジトリ, レポジトリ
branch: ブランチ
default branch: デフォルトブランチ, メインブランチ
pull request: プルリクエスト, プルリク, pr
merge request: マージリクエスト, mr
issue: イシュー, 課題, 問題~, issue, 案件~
ticket: チケット
bug: バグ, 不具合, 欠陥
milestone: マイルストーン
label: ラベル
tag: タグ
commit message: コミットメッセージ
commits: コミット履歴, コミットログ
diff: 差分~, 変更点, 変更内容
conflict: コンフリクト, 競合
stash: スタッシュ, 退避, 一時退避
checkout: チェックアウト
rebase: リベース
cherry-pick: チェリーピック
staged: ステージ, ステージング~
blame: 誰が書いた, 変更者, 誰が変更, 誰が編集
code: コード, ソースコード, ソース
source code: ソースコード~
code review: コードレビュー
script: スクリプト
snippet: スニペット, コード片
gist: gist, ギスト
function: 関数, 機能~, ファンクション
class: クラス
variable: 変数
constant: 定数
library: ライブラリ
package: パッケージ
module: モジュール
dependency: 依存, 依存関係
plugin: プラグイン
extension: 拡張, 拡張機能
framework: フレームワーク
api: api, エーピーアイ
endpoint: エンドポイント
webhook: ウェブフック, webフック
hook: フック
request: リクエスト, 要求, 依頼
response: レスポンス, 応答
parameter: パラメータ, 引数
contributor: コントリビュータ, 貢献者
author: 作者, 著者
reviewer: レビュアー, レビュー担当
assignee: 担当者, 担当
compare branches: ブランチ比較
discussion: 議論, ディスカッション, 討論
comment: コメント
readme: リードミー
changelog: 変更履歴, チェンジログ
version: バージョン, 版
license: ライセンス, 許諾
stars: スター数
protected branch: 保護ブランチ, 保護
open source: オープンソース
refactor: リファクタ, リファクタリング
lint: リント, 静的解析
symbol: シンボル, 記号
definition: 定義
reference: 参照, リファレンス

# continuous integration, delivery and operations
pipeline: パイプライン
ci: 継続的インテグレーション
workflow: ワークフロー
job: ジョブ, 仕事
build log: ビルドログ
artifact: アーティファクト, 成果物
runner: ランナー
failure: 失敗, 障害, 落ちた
flaky test: 不安定なテスト, フレーキー
test case: テストケース
test run: テスト実行
unit test: ユニットテスト, 単体テスト
coverage: カバレッジ, 網羅率
quality: 品質, 質
environment: 環境
environment variable: 環境変数
production: 本番, 本番環境, プロダクション
staging: ステージング, 検証環境
deployment: デプロイメント, デプロイ~
server: サーバ
virtual machine: 仮想マシン, バーチャルマシン, 仮想サーバ
vps: vps
instance: インスタンス
container: コンテナ
docker image: コンテナイメージ, dockerイメージ
cluster: クラスタ
pod: ポッド, pod
node: ノード
namespace: 名前空間, ネームスペース
helm: helm, ヘルム
service: サービス
scale: スケール, スケーリング, 増減
load balancer: ロードバランサ, 負荷分散
cloud: クラウド
serverless function: サーバーレス関数, サーバレス
domain: ドメイン
domain availability: ドメインの空き, ドメインが空, ドメインが使える, ドメインが取得
dns: dns, dnsレコード
nameserver: ネームサーバ
ssl certificate: 証明書, ssl証明書
firewall: ファイアウォール
network: ネットワーク
network traffic: ネットワークトラフィック, トラフィック
ip address: ipアドレス, アイピー
port: ポート
port forwarding: ポートフォワード, ポート転送
proxy: プロキシ
vpn: vpn
ssh: ssh
ssh key: ssh鍵, 公開鍵, sshキー
hosting: ホスティング, レンタルサーバ
website: サイト, ウェブサイト, webサイト, ホームページ
cdn: cdn
cache: キャッシュ
purge cache: キャッシュを削除, キャッシュをクリア, キャッシュクリア
storage: ストレージ, 保存領域
bucket: バケット, バケツ
disk space: ディスク容量, 空き容量, ディスクの空き
disk: ディスク
volume: ボリューム, 音量
cpu: プロセッサ, cpu
memory usage: メモリ使用量, メモリ使用率
ram: ラム
snapshot: スナップショット
operating system: オペレーティングシステム, os
system: システム
system info: システム情報
kill process: プロセスを終了, プロセスを停止, プロセスを殺
command: コマンド, 命令
terminal: ターミナル, 端末~, コマンドライン
console: コンソール
error log: エラーログ
error: エラー, 誤り
exception: 例外
crash: クラッシュ
metric: メトリクス, 指標, 測定値
trace: トレース
alert: アラート, 警告, 警報
alarm: アラーム, 目覚まし
incident: インシデント, 障害~
outage: 停止中, ダウン, 障害発生
downtime: ダウンタイム, 停止時間
maintenance: メンテナンス, 保守
health: 健康, ヘルス, 健全性, 医療
status: ステータス, 状態, 状況
uptime: 稼働時間, 稼働率, アップタイム
performance: パフォーマンス, 性能
latency: レイテンシ, 遅延, 応答時間
slow: 遅い, 低速, スロー
usage: 使用量, 使用状況, 利用状況
quota: クォータ, 割当量
resource: リソース, 資源
app: アプリ, アプリケーション
software: ソフトウェア, ソフト
setting: 設定~, セッティング
config: 構成~, コンフィグ~, 設定ファイル
feature flag: フィーチャーフラグ, 機能フラグ
flag: フラグ, 旗
toggle: 切り替え~, トグル, スイッチ
experiment: 実験
certificate: 証明書~
region: リージョン, 地域
datacenter: データセンタ
replica: レプリカ
queue: キュー, 待ち行列
event log: イベントログ
secret: シークレット, 秘密, 機密

# files, text and documents
file: ファイル
folder: フォルダ
directory: ディレクトリ
directory tree: ディレクトリツリー, フォルダ構成, ディレクトリ構成
path: パス~, 経路~
file content: ファイルの内容, ファイルの中身, ファイル内容
content: 内容, コンテンツ, 中身
text: テキスト, 文字列~, 文章
line: 行
word: 単語, 言葉
word count: 文字数, 単語数
document: ドキュメント, 文書, 書類
documentation: ドキュメント~, 資料
page: ページ
article: 記事
wiki: ウィキ
wikipedia: ウィキペディア
note: ノート, メモ, 覚え書き
notebook: ノートブック, 手帳
pdf: pdf, ピーディーエフ
word document: ワード文書, word文書
spreadsheet: スプレッドシート, 表計算, エクセル
sheet: シート
cell: セル
column: 列, カラム
row: 行~
csv: csv
json: json
xml: xml
yaml: yaml
markdown: マークダウン
html: html
presentation: プレゼン, プレゼンテーション, スライド
slide: スライド~
title: タイトル, 題名, 件名~
name: 名前, 名称
description: 説明文, 説明~, 概要
detail: 詳細, 細部
information: 情報, インフォ
data: データ
example: 例, サンプル
template: テンプレート, ひな形, 雛形
form: フォーム, 用紙
field: フィールド, 項目, 欄
property: プロパティ, 属性
size: サイズ, 大きさ, 容量
permission: 権限, 許可~, パーミッション
attachment: 添付, 添付ファイル
metadata: メタデータ
zip: zipファイル, zip, 圧縮ファイル
text file: テキストファイル
home directory: ホームディレクトリ
drive: ドライブ
trash: ゴミ箱, ごみ箱
paper: 論文, 学術論文
citation: 引用, 引用文献
guide: ガイド, 手引き, チュートリアル, マニュアル
draft: 下書き, ドラフト
contract: 契約, 契約書
signature: 署名~, サイン~
qr code: qrコード
barcode: バーコード
ocr: 文字認識
encoding: 文字コード

# databases, search and data analysis
database: データベース, db
sql: sql, sql文
table: テーブル, 表
schema: スキーマ, 構造
entry: エントリ, 項目~
query plan: 実行計画
index: インデックス, 索引
collection: コレクション
transaction: 取引, トランザクション
foreign key: 外部キー
primary key: 主キー, プライマリキー
constraint: 制約
stored procedure: ストアドプロシージャ
connection: 接続~, コネクション
aggregate: 集計, 集約
vector: ベクトル, ベクター
embedding: 埋め込み, エンベディング
similar: 類似, 似て, 似た
semantic search: セマンティック検索, 意味検索
full text search: 全文検索
dataset: データセット
duplicates: 重複~
migration: マイグレーション~
knowledge graph: ナレッジグラフ, 知識グラフ
knowledge base: ナレッジベース, 知識ベース
memory: メモリ, 記憶~, 思い出
entity: エンティティ, 実体
relation: 関係, リレーション
observation: 観察
graph: グラフ~
chart: グラフ, チャート, 図表
bar chart: 棒グラフ
pie chart: 円グラフ, パイチャート
line chart: 折れ線グラフ, 線グラフ
scatter plot: 散布図
histogram: ヒストグラム
heatmap: ヒートマップ
radar chart: レーダーチャート
diagram: 図, ダイアグラム, 図解
flowchart: フローチャート, 流れ図
mind map: マインドマップ
org chart: 組織図
word cloud: ワードクラウド
timeline: タイムライン, 年表
dashboard: ダッシュボード
report: レポート, 報告, 報告書
statistics: 統計, スタッツ
analytics: アナリティクス, 分析データ
insight: インサイト, 洞察
trend: トレンド, 傾向
visualization: 可視化, 視覚化
kpi: 重要指標
conversion rate: コンバージョン率
funnel: ファネル, 漏斗
segment: セグメント
audience: オーディエンス, 視聴者

# projects and tasks
project: プロジェクト
task: タスク, 作業, 課題~
todo: やること, やることリスト, todo
subtask: サブタスク, 子タスク
checklist: チェックリスト
sprint: スプリント, イテレーション
cycle: サイクル, 周期
backlog: バックログ
board: ボード, 掲示板~
kanban: カンバン
roadmap: ロードマップ
initiative: イニシアチブ, 施策
epic: エピック
story: ストーリー
priority: 優先度, 優先順位, 優先
urgent: 緊急, 至急
deadline: 締め切り, 締切, 期限, 期日
overdue: 期限切れ, 遅れ, 延滞
done: 完了~, 済
progress: 進捗, 進み具合
burndown: バーンダウン
team: チーム
member: メンバ, 会員~
workspace: ワークスペース
organization: 組織, 団体
owner: 所有者, オーナ, 持ち主
time tracking: 工数, 勤怠, 作業時間, 時間管理
feedback: フィードバック, 意見
idea: アイデア, アイディア, 案
goal: 目標, ゴール
activity: アクティビティ, 活動
history: 履歴, 歴史, ヒストリ, 過去
approval: 承認~

# calendar and time
calendar: カレンダー, 暦, 予定表
event: イベント, 予定~, 出来事, 催し
meeting: 会議, ミーティング, 打ち合わせ, 打合せ
appointment: アポ, アポイント, 約束
date: 日付, 日時
time: 時間, 時刻, 何時
current time: 現在時刻, 今何時, 今の時間
timezone: タイムゾーン, 時間帯, 時差
today: 今日, 本日
tomorrow: 明日, あした
yesterday: 昨日
current: 現在, 今~
latest: 最新, 最近, 最後, 直近, 前回
next: 次, 次の, 今後
new: 新しい, 新, 新規~
old: 古い, 旧
day: 日, 毎日, 日次
week: 週, 週間, 毎週, 週次
month: 月, 毎月, 月次, か月, ヶ月
year: 年, 年間, 毎年, 年次
hour: 時間毎, 一時間, 毎時
minute: 分, 分間
second: 秒
duration: 期間, 所要時間, 長さ
timer: タイマー, ストップウォッチ
reminder: リマインダ~
availability: 空き, 利用可能, 空いて, 空き状況
free time: 空き時間, 空いている時間, 暇
recurring: 繰り返し, 定期, 定期的
holiday: 祝日, 休日, 休暇
birthday: 誕生日
attendee: 参加者, 出席者, 招待者
cron: 定期実行, クーロン~, スケジュール実行

# messages, mail and people
message: メッセージ
direct message: ダイレクトメッセージ, dm
chat: チャット
conversation: 会話, 対話, やり取り
channel: チャンネル, チャネル
thread: スレッド
reaction: リアクション, 反応
emoji: 絵文字, エモジ
notification: 通知~
sms: ショートメッセージ, sms
broadcast: ブロードキャスト, 一斉送信, 一斉配信
email: メール, 電子メール, eメール
inbox: 受信箱, 受信トレイ
mailbox: メールボックス, 郵便受け
unread: 未読
spam: 迷惑メール, スパム
newsletter: ニュースレター, メルマガ
mailing list: メーリングリスト
recipient: 宛先, 受信者, 送り先
subject: 件名, 題名~
contact: 連絡先, コンタクト
customer: 顧客, お客, クライアント~
client: クライアント
company: 会社, 企業
lead: リード, 見込み客
deal: 商談, 取引~, 案件
crm: crm, 顧客管理
campaign: キャンペーン
marketing: マーケティング
person: 人物, 人
employee: 従業員, 社員, スタッフ
user: ユーザー, 利用者
profile: プロフィール, プロファイル
current user: 自分の情報, 自分のプロフィール, 自分のアカウント
account: アカウント, 口座
phone: 電話
phone number: 電話番号
phone call: 通話~, 電話~
video call: ビデオ通話, ビデオ会議, web会議
address: 住所, アドレス
postal code: 郵便番号
group chat: グループチャット
bot: ボット
contact list: 連絡先リスト, アドレス帳, 電話帳
support: サポート, 支援
faq: よくある質問
question: 質問, 問い
answer: 答え~, 解答

# payments, commerce and finance
payment: 支払い, 決済~, 支払~
payment method: 支払い方法, 支払方法, 決済方法
credit card: クレジットカード
card: カード
invoice: 請求書, インボイス
bill: 請求, 会計
billing: 課金~, 請求~, 請求情報
receipt: 領収書, レシート
subscription: サブスクリプション, 定期購読, 購読~, サブスク
pricing: 料金, 料金プラン, 価格設定
price: 価格, 値段, 金額~
cost: コスト, 費用
expense: 経費, 支出
budget: 予算
tax: 税, 税金, 消費税
discount: 割引, 値引き
coupon: クーポン
promotion: プロモーション, 販促
product: 商品, 製品, プロダクト
item: アイテム, 品目
catalog: カタログ
inventory: 在庫
stock: 株, 株式, 銘柄
stock price: 株価
stock market: 株式市場, 証券取引所
market: 市場, マーケット
shipping: 配送, 出荷, 発送
delivery: 配達, 納品, 宅配
track package: 荷物追跡, 配送状況
return: 返品
dispute: 紛争, 異議, 苦情, クレーム
shop: 店, 店舗, ショップ, ストア
cart: カート, 買い物かご
seller: 販売者, 出品者, 売り手
supplier: 仕入先, 供給業者, サプライヤ
auction: オークション, 入札
bid: 入札~, ビッド
offer: オファー, 提案
listing: 出品, 掲載
ad: 広告
sale: 売上, 販売~
revenue: 収益, 売上高, 収入
profit: 利益, 儲け
balance: 残高
balance sheet: 貸借対照表, バランスシート
income statement: 損益計算書
cash flow: キャッシュフロー
financial statement: 財務諸表, 決算書
earnings: 決算, 業績
dividend: 配当
currency: 通貨
exchange rate: 為替, 為替レート, 外国為替
cryptocurrency: 仮想通貨, 暗号資産
bitcoin: ビットコイン
commodity: コモディティ, 商品先物
fund: ファンド, 投資信託
bond: 債券, 国債
investment: 投資
portfolio: ポートフォリオ
interest rate: 金利, 利率
inflation: インフレ, 物価
economy: 経済
gdp: gdp, 国内総生産
bank: 銀行
money: お金, 資金
insurance: 保険
loan: ローン, 融資
salary: 給与, 給料
accounting: 会計~, 経理
donation: 寄付, 募金
quote: 見積書, 見積もり, 株価~
filing: 有価証券報告書, 開示書類
merger: 合併, 買収
insider trading: インサイダー取引, 内部者取引
analyst rating: アナリスト評価, 目標株価, アナリスト
market cap: 時価総額
technical indicator: テクニカル指標, 移動平均

# places, weather, travel and daily life
map: 地図, マップ
location: 場所, 位置, 位置情報, 現在地
place: 場所~, スポット
nearby: 近く, 周辺, 付近, 最寄り
geocode: ジオコーディング, ジオコード
coordinates: 座標, 緯度, 経度, 緯度経度
directions: 経路, 道順, 行き方, ルート案内, ルート
route: ルート~, 経路~
distance: 距離
travel time: 移動時間, 所要時間~
elevation: 標高, 海抜, 高度
weather: 天気, 気象
forecast: 予報, 天気予報, 予測~
temperature: 気温, 温度
rain: 雨, 降水
air quality: 大気質, 大気汚染, 空気質
earthquake: 地震
city: 都市, 市, 街
country: 国
travel: 旅行, 旅
flight: 飛行機, フライト, 航空便, 航空券
hotel: ホテル, 宿, 宿泊
train ticket: 乗車券, 電車の切符, 切符
public transport: 公共交通, バス, 地下鉄
traffic: 交通, 渋滞, トラフィック~
car: 車, 自動車, 車両
parking: 駐車場, 駐車
restaurant: レストラン, 飲食店, 食堂
recipe: レシピ, 作り方
cook: 料理, 調理, 作る料理
meal: 食事, 献立, 夕食, 昼食, ご飯, メニュー
food: 食べ物, 食品
ingredient: 材料, 食材
doctor: 医者, 医師, 病院
medicine: 薬, 医薬品
symptom: 症状, 病気
exercise: 運動, エクササイズ
sleep: 睡眠
sport: スポーツ, 試合
game: ゲーム
movie: 映画
tv show: テレビ番組, ドラマ, テレビ
news: ニュース, 報道
job posting: 求人, 採用
real estate: 不動産, 物件, 賃貸, マンション
university: 大学
course: コース, 講座, 授業
student: 学生, 生徒
homework: 宿題
music: 音楽, 曲, 歌
song: 曲~, 歌~
playlist: プレイリスト
artist: アーティスト, 歌手
album: アルバム
podcast: ポッドキャスト
social media: ソーシャルメディア, sns
follower: フォロワー
hashtag: ハッシュタグ
tweet: ツイート, つぶや
feed: フィード
forum: フォーラム, 掲示板, コミュニティ
popular: 人気, 話題, 急上昇
rating: 評価~, レーティング, 格付け
survey: アンケート, 調査票
poll: 投票~, アンケート~

# web, browser, design and devices
web: インターネット, ウェブ, ネット, web
web search: ウェブ検索, ネット検索, web検索, ググ, ネットで検索, ネットで調べ
search engine: 検索エンジン
web page: ウェブページ, webページ
url: url, リンク~
browser: ブラウザ
tab: タブ
window: ウィンドウ, 窓
screenshot: スクリーンショット, スクショ, 画面キャプチャ
screen: 画面, スクリーン
button: ボタン
element: 要素, エレメント
mouse: マウス, カーソル
keyboard: キーボード
press key: キーを押, 押下
dialog: ダイアログ, ポップアップ
cookie: クッキー
local storage: ローカルストレージ
network request: ネットワークリクエスト, 通信
http request: httpリクエスト
javascript: javascript
python: パイソン
seo: seo
keyword: キーワード
sitemap: サイトマップ
rss: rss
accessibility: アクセシビリティ
audit: 監査
mobile: モバイル, スマホ, 携帯
device: デバイス, 端末, 機器
simulator: シミュレータ, エミュレータ
iphone: アイフォン, iphone
android: アンドロイド
sensor: センサ
light: 照明, ライト, 電気, 明かり
smart home: スマートホーム, スマート家電
battery: バッテリ, 電池
printer: プリンタ
camera: カメラ
clipboard: クリップボード
design: デザイン, 設計
component: コンポーネント, 部品
layout: レイアウト, 配置
frame: フレーム
style: スタイル
color: 色, カラー
font: フォント, 書体
icon: アイコン
image: 画像, イメージ
photo: 写真, フォト
generate image: 画像生成, 画像を生成, 画像を作成
video: 動画, ビデオ, 映像
audio: 音声, オーディオ, 音
voice: 声, ボイス, 音声~
text to speech: 音声合成, 読み上げ~, テキスト読み上げ, 音声に変換
speech to text: 音声認識, 音声をテキスト
subtitle: 字幕
transcript: 文字起こし~, 書き起こし~
recording: 録画~, 録音~
background: 背景, バックグラウンド
thumbnail: サムネイル, サムネ
preview: プレビュー, 試写
3d model: 3dモデル
canvas: キャンバス, ホワイトボード
shape: 図形, 形
theme: テーマ, 主題
blog: ブログ
wordpress: ワードプレス
ai model: aiモデル, 人工知能
model: モデル, 模型
language model: 言語モデル
prediction: 予測~, 推論~
prompt: プロンプト, 指示
agent: エージェント
assistant: アシスタント
tool: ツール, 道具
reasoning: 推論~, 段階的, ステップバイステップ, 一歩ずつ
step: ステップ, 手順, 段階
problem: 問題, トラブル
solution: 解決策, 解決法
hypothesis: 仮説

# mathematics and formats
math: 数学, 算数
sum: 合計, 足し算, 総和
multiply: 掛け算, 乗算, 掛ける
divide: 割り算, 除算, 割る
subtract: 引き算, 減算
percentage: パーセント, 割合, 百分率
average: 平均, 平均値
equation: 方程式, 数式
median: 中央値, 標準偏差
matrix: 行列
unit conversion: 単位変換
random: ランダム, 乱数, 無作為
random number: 乱数~
number: 番号, 数値, 数字
uuid: uuid, 一意識別子
id: 識別子, id
regex: 正規表現
base64: base64
checksum: チェックサム
string: 文字列
array: 配列
value: 値, 値を
language: 言語, 語
translation: 翻訳~, 訳
grammar: 文法, 校正
dictionary: 辞書, 意味

# security and access
security: セキュリティ, 安全
vulnerability: 脆弱性
malware: マルウェア, ウイルス
password: パスワード, 暗証番号
token: トークン
api key: apiキー
credential: 認証情報, 資格情報, クレデンシャル
key: 鍵, キー
role: ロール, 役割, 役職
access: アクセス
collaborator: 共同編集者, コラボレータ
admin: 管理者
policy: ポリシ, 方針, 規約
rule: ルール, 規則
privacy: プライバシ
two-factor authentication: 二段階認証, 二要素認証
session: セッション

# qualities and amounts
public: 公開~, パブリック
private: 非公開, プライベート
active: アクティブ, 有効な, 稼働中
broken: 壊れ, 故障
missing: 不足, 欠落
expensive: 高い, 高価
cheap: 安い, 格安
best: 最高, ベスト, おすすめ
recommend: おすすめ~, 推薦, 提案~
summary: 概要~, サマリー~, まとめ~
result: 結果
option: オプション, 選択肢
category: カテゴリ, 分類
state: 状態~
level: レベル
average price: 平均価格
top: 上位, トップ, ランキング
gainers: 値上がり, 上昇率, 値上がり率
losers: 値下がり, 下落率, 値下がり率

# automation, communication infrastructure and further objects
automation: 自動化, オートメーション
execution: 実行履歴, 実行結果
integration: 連携, 統合~, インテグレーション
zone: ゾーン
worker: ワーカ
redirect: リダイレクト, 転送設定
subdomain: サブドメイン
renew: 更新手続き, 延長
whois: whois, ドメイン所有者
terms of use: 利用規約
daemon: デーモン
service map: トポロジ, サービスマップ
ingress: ingress, イングレス
config map: コンフィグマップ
manifest: マニフェスト
rollout: ロールアウト, 段階的公開
machine: マシン, 機械
computer: パソコン, コンピュータ, pc
desktop: デスクトップ
input: 入力~
output: 出力
object: オブジェクト, 物体
list item: リスト項目
source: ソース元, 情報源, 出典
target: 対象, 宛て, ターゲット
backup restore: バックアップから復元, バックアップを復元
benchmark: ベンチマーク
profiling: プロファイリング
heap: ヒープ
breakpoint: ブレークポイント
invitation: 招待状, 招待~
announcement: お知らせ~, 告知, 発表
proposal: 提案~, 企画書
rule set: ルールセット
summary report: 集計レポート
daily report: 日報
weekly report: 週報
business card: 名刺
business hours: 営業時間
weather alert: 気象警報, 天気の警報
sunrise: 日の出, 日の入り, 日没
wind: 風, 風速
snow: 雪, 降雪
satellite image: 衛星画像, 衛星
static map: 静的地図, 地図画像
isochrone: 到達圏, 到達範囲
point of interest: 観光地, 名所
coffee shop: カフェ, 喫茶店
gas station: ガソリンスタンド
airport: 空港
station: 駅
itinerary: 旅程, 旅行プラン
passport: パスポート, ビザ
nutrition: 栄養, カロリー
weight: 重さ, 重量, 体重
width: 幅
height: 高さ
speed: 速度, スピード
load time: 読み込み時間, 表示速度
web vitals: ウェブバイタル
queue message: キューメッセージ
topic: トピック, 話題~
keyword search: キーワード検索
search files: ファイル内検索, ファイルの中を検索, コード検索
automatic backup: 自動バックアップ
trial: 試用, 無料トライアル, お試し
gift card: ギフトカード
payout: 入金, 出金, 支払い明細
wallet: ウォレット, 財布
blockchain: ブロックチェーン
nft: nft
trade: 取引~, 売買, 貿易
ipo: 新規上場, 上場
company profile: 会社概要, 企業情報, 企業概要
executive: 役員, 経営陣
shareholder: 株主
ticker symbol: 銘柄コード, ティッカー, 証券コード
trading hours: 取引時間
sector: 業種, セクター, 業界
moderation: モデレーション
mute: ミュート, 消音
rich menu: リッチメニュー
menu: メニュー~
stickers: スタンプ, ステッカー
share file: ファイル共有, 共有リンク
large file: 大きいファイル, 大容量ファイル
empty: 空, 空白
copy file: ファイルをコピー, ファイルコピー
app store: アプリストア
push notification: プッシュ通知
scheme: スキーム
localization: ローカライズ, 国際化
asset: アセット, 資産, 素材
design token: デザイントークン
change history: 変更履歴~, 更新履歴

# products and formats by their local spelling
kubernetes: クーバネティス, kubernetes
docker: ドッカー, docker
github: ギットハブ, github
gitlab: ギットラブ, gitlab
git: ギット, git
slack: スラック, slack
discord: ディスコード
telegram: テレグラム
whatsapp: ワッツアップ
teams chat: チームズ
zoom meeting: zoom会議, ズーム会議
line app: ライン, lineメッセージ
google: グーグル
gmail: ジーメール, gmail
google calendar: グーグルカレンダー, googleカレンダー
google drive: グーグルドライブ
google sheets: グーグルスプレッドシート
google maps: グーグルマップ
notion: ノーション
jira: ジラ, jira
confluence: コンフルエンス
trello: トレロ
asana: アサナ
linear: リニア
figma: フィグマ
shopify: ショッピファイ
stripe: ストライプ
paypal: ペイパル
salesforce: セールスフォース
hubspot: ハブスポット
zendesk: ゼンデスク
airtable: エアテーブル
reddit: レディット
youtube: ユーチューブ
spotify: スポティファイ
twitter: ツイッター
instagram: インスタグラム, インスタ
linkedin: リンクトイン
amazon: アマゾン
aws: aws
azure: アジュール
cloudflare: クラウドフレア
postgres: ポストグレス, postgres
mysql: マイエスキューエル, mysql
mongodb: モンゴdb, mongodb
redis: レディス
elasticsearch: エラスティックサーチ
grafana: グラファナ
sentry: セントリー
jenkins: ジェンキンス
ebay: イーベイ
chatgpt: チャットgpt
windows: ウィンドウズ
linux: リナックス
mac: マック, mac
chrome: クローム
xcode: エックスコード
mcp server: mcpサーバ
`,
};
