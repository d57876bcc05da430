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
view: 閲覧~, 確認~, 見る~
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
resume: 再開, 続行
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
record: 録画, 録音, 記録, 収録
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
book: 予約
reserve: 予約~, 確保
buy: 購入, 買う, 買って, 買い, 買いたい
sell: 販売, 売る, 売って, 売り, 売却
order: 注文, オーダー, 発注
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
type: 入力, タイプ, 打ち込
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
train: 訓練, 学習~, トレーニング
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
watch out: 注意

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
blame: 誰が書いた, 変更者
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
fork count: フォーク数
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
health: 健康, ヘルス, 健全性
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
`,
};
