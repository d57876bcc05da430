/**
 * What developers type short, as names of commands, variables and prefixes have it. A short form is heard, never said,
 * and is no English word: `es` is Elasticsearch in `es_search` and a verb in `qué hora es`. The line format is explained
 * in ../README.md.
 */
export const shortForms = `
# products
airflow: af
amazon web services: aws
apache kafka: kafka
applescript: osascript
asana: asn
azure devops: ado
bigquery: bq
bitbucket: bb
chrome: crx, cdp
cloudflare: cf, wrangler
cloudwatch: cw
cosmos: cosmosdb
datadog: dd
digitalocean: doctl
docker: dkr, podman, dockerfile
dynamodb: ddb
dynatrace: dt
elasticsearch: es, elastic, elk, lucene, kibana
figma: fig
firebase: fb, fcm
github: gh, ghe
gitlab: gl, glab
google calendar: gcal
google cloud: gcp, gcloud, gsutil
google drive: gdrive
google maps: gmaps
google sheets: gsheet, gsheets
grafana: gf
hubspot: hs
javascript: js
jenkins: jk
kubernetes: k8s, kube, kubectl, kubeconfig, kustomize, k3s, aks, eks, gke, oc
launchdarkly: ld, launchdarkly
machine learning: ml
mariadb: mdb
mongodb: mongo, mongosh
mysql: mysqldump
netlify: ntl
notion: ntn
openai: oai
opensearch: opensearch
pagerduty: pd
playwright: pw
postgres: pg, psql, postgresql, pgsql
prometheus: prom, promql
puppeteer: pptr
python: py
rabbitmq: rmq, amqp
redis: rds
salesforce: sf, sfdc
sentry: sntry
slack: slk
snowflake: snowsql
stripe: strp
supabase: sb
terraform: tf
typescript: ts
virtual machine: vm, vms
virtual private server: vps
xcode: xc, xcodebuild, xcrun, simctl, xcodeproj, xcworkspace

# things
account: acct, acc
address: addr
administrator: admin
application: app
argument: arg, args
asynchronous: async
attachment: att
attribute: attr, attrs
authentication: authn
authorization: authz
branch: br
build: bld
certificate: cert, certs
channel: chan
character: char, chars
column: col, cols
command: cmd, cmds
commit: cmt
configuration: cfg, conf, config
connection: conn
container: ctr
coordinates: coords
credential: cred, creds
database: db, dbs
dependency: dep, deps
deployment: deploy, depl
description: desc
destination: dest, dst
development: dev
directory: dir, dirs, folder
document: doc, docs
environment: env, envs
environment variable: envvar, envvars
error: err, errs
event: evt
expression: expr
feature flag: ff
file: fs
function: fn, func
identifier: id, ids
image: img, imgs
information: info
integer: int
issue: iss
javascript package: npm
language: lang
latitude: lat
library: lib, libs
location: loc
longitude: lng, lon
maximum: max
memory: mem
merge request: mr, mrs
message: msg, msgs
minimum: min
namespace: ns
notification: notif, notifs
number: num, nums
object: obj
operating system: os
organization: org, orgs
package: pkg, pkgs
parameter: param, params
password: pwd, passwd
performance: perf
persistent volume: pv, pvc
picture: pic, pics
pipeline: pl
position: pos
process: proc, procs, ps
production: prod
project: proj
pull request: pr, prs
query: qry
reference: ref, refs
regular expression: regex, regexp
repository: repo, repos
request: req, reqs
response: resp
role based access: rbac
screenshot: scrnshot
secret: secrets
service: svc, svcs
session: sess
source: src
specification: spec
statistics: stats
string: str
synchronize: sync
table: tbl, tbls
temperature: temp
temporary: tmp
text message: sms
token: tok
transaction: txn, tx
user: usr, usrs
utility: util
value: val, vals
variable: var, vars
vector: vec
version: ver
virtual directory: vdir
workspace: ws

# actions
calculate: calc
change directory: cd
compare: diff, cmp
copy: cp
create directory: mkdir
delete: del, rm, unlink
evaluate: eval
execute: exec
find file: find
generate: gen
information about: stat
initialize: init
insert: ins
kill process: kill, pkill
list directory: ls, readdir, listdir, scandir
move: mv
base64: btoa, atob, b64
write file: writefile, fwrite, tee
download: wget, curl
remote shell: ssh, scp
whois: rdap
dns: dig, nslookup
file information: lstat, fstat
list processes: ps, htop, tasklist, pgrep
schedule: cron, crontab, cronjob
hash: md5, sha1, sha256, sha512, crc32
query: select
uuid: guid, uuidgen, nanoid
simulator: sim, sims, simctl
compress: gzip, tar, zip, gz
validate: lint, linter
format: prettier, fmt
wait: sleep, settimeout
screenshot: screencap, scrot
encode: encodeuricomponent, urlencode, quote_plus
find element: queryselector, getelementbyid, xpath
print: echo
read file: cat, head, tail, readfile, fread
search text: grep, rg, ripgrep, ack, ag
update: upd
upload: put
`;
