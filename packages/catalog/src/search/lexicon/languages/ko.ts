/** Korean. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Korean words of the tool domain. */
export const ko: LanguageText = {
  functionWords: `
을 를 이 가 은 는 에 에서 에게 의 로 으로 와 과 도 만 부터 까지 해줘 해주세요 하기 해 줘 주세요 하고 싶어 싶어요 싶습니다 하고싶어 할래 원해 필요해 필요합니다 부탁해 부탁합니다 알려줘 알려주세요
좀 나 내 나의 저 제 우리 이것 저것 그것 그 어떤 무엇 뭐 어디 언제 누가 누구 어떻게 왜 얼마나 있는 있나요 있어 없는 모든 전부 전체 하는 한 하나 하나의 대한 대해 위한 위해
`,
  concepts: `
# actions
create: 생성, 만들, 작성, 만드
add: 추가, 더하, 넣어, 넣기
delete: 삭제, 지우, 지워, 제거, 없애
update: 업데이트, 갱신
change: 변경, 바꾸, 바꿔, 바꿀
edit: 편집, 수정
rename: 이름 변경, 이름 바꾸, 이름을 변경, 이름을 바꾸, 이름을 바꿔, 개명
get: 가져오, 가져와, 얻, 받아오, 조회~
show: 보여, 보기, 표시, 보고 싶, 볼래
list: 목록, 나열, 리스트
view: 확인~, 보기~, 조회~
find: 찾아, 찾기, 찾, 찾고
search: 검색, 찾아~, 탐색, 찾기~
query: 쿼리, 질의, 조회
check: 확인, 점검, 체크
verify: 검증, 인증~, 확인~
validate: 유효성, 검증~
read: 읽어, 읽기, 읽, 읽을
write: 쓰기, 작성~, 써줘, 쓰고, 적어
send: 보내, 전송, 발송, 보낼
open: 열어, 열기, 열고, 오픈, 열린
close: 닫아, 닫기, 닫, 종료~, 닫고
start: 시작, 기동, 실행~, 켜
stop: 중지, 멈추, 멈춰, 정지, 중단
restart: 재시작, 재부팅, 다시 시작
reboot: 재부팅~, 리부트
pause: 일시정지, 일시 중지, 일시중지
resume: 재개, 계속
run: 실행, 돌려, 구동
execute: 실행~, 수행
trigger: 트리거, 발동, 실행~
cancel: 취소, 캔슬
enable: 활성화, 켜기, 켜줘, 사용 설정
disable: 비활성화, 끄기, 꺼줘, 끄고, 꺼
activate: 활성화~
upload: 업로드, 올려, 올리기
download: 다운로드, 내려받
copy: 복사
duplicate: 복제, 중복
clone: 클론, 복제~
move: 이동, 옮기, 옮겨
merge: 병합, 머지, 합치, 합쳐
split: 분할, 나누, 나눠
combine: 결합, 조합, 합치~
compare: 비교, 차이
convert: 변환, 전환, 환산
export: 내보내, 추출~, 익스포트
import: 가져오기~, 임포트, 불러오
share: 공유
publish: 게시, 발행, 공개~, 퍼블리시
post: 게시~, 게시글, 게시물, 포스트, 올려~
reply: 답장, 회신, 답변, 응답~, 대답
forward: 전달, 포워딩
save: 저장, 보관
store: 저장~, 보관~
load: 로드, 불러오~
restore: 복원, 복구, 되살리
recover: 복구~, 회복
undo: 되돌리, 되돌려, 실행 취소, 원래대로
rollback: 롤백, 이전 버전으로
reset: 초기화, 재설정, 리셋
clear: 비우, 지우기~, 클리어
clean: 정리~, 청소
archive: 보관 처리, 아카이브, 보관~
unarchive: 보관 취소, 보관 해제
approve: 승인, 허가
reject: 거절, 거부, 반려
accept: 수락, 수용
confirm: 확인~, 확정
assign: 할당, 배정, 지정
unassign: 할당 해제
invite: 초대
join: 참여, 참가, 가입~
leave: 나가기, 탈퇴, 떠나
connect: 연결, 접속
disconnect: 연결 해제, 연결 끊
attach: 첨부~, 붙이
link: 링크, 연결~
subscribe: 구독
unsubscribe: 구독 취소, 구독 해지, 수신 거부
follow: 팔로우, 따라
watch: 관찰, 시청, 감시
monitor: 모니터링, 감시~
track: 추적, 트래킹
log: 기록~, 로그~
record: 녹화, 녹음, 기록, 레코드~
play: 재생, 틀어, 플레이
submit: 제출, 신청~
generate: 생성~, 제너레이트
build: 빌드, 구축
compile: 컴파일
install: 설치, 인스톨
uninstall: 제거~, 삭제~, 언인스톨
upgrade: 업그레이드
deploy: 배포, 디플로이
release: 릴리스, 릴리즈, 출시
configure: 설정, 구성
set: 설정~, 지정~, 세팅
select: 선택, 고르, 골라
filter: 필터, 걸러
sort: 정렬, 순서대로
group: 그룹, 묶, 모임
count: 개수, 세어, 카운트, 몇 개, 수를
calculate: 계산, 산출
analyze: 분석
summarize: 요약, 정리, 간추
translate: 번역, 통역
explain: 설명, 해설
describe: 설명~, 묘사, 기술~
review: 리뷰, 검토
test: 테스트, 시험
debug: 디버그, 디버깅
diagnose: 진단
fix: 고치, 고쳐, 수정~, 수리
resolve: 해결
complete: 완료, 끝내, 마치, 완성
wait: 기다려, 기다리, 대기
schedule: 일정, 스케줄, 예약~, 예정
book: 예약, 예매
reserve: 예약~
buy: 구매, 사고 싶, 구입, 사줘
sell: 판매, 팔아, 팔기, 매도
order: 주문, 오더
pay: 결제, 지불, 납부
charge: 청구~, 과금
refund: 환불
transfer: 이체, 송금, 전송~, 이전
visit: 방문, 접속~, 이동~
navigate: 이동~, 탐색~, 네비게이션, 내비게이션
click: 클릭, 누르, 눌러
tap: 탭하, 터치
swipe: 스와이프, 밀기
scroll: 스크롤
type: 입력, 타이핑
fill: 채우, 채워, 작성~, 기입
drag: 드래그, 끌어
zoom: 확대, 줌
capture: 캡처, 캡쳐, 촬영, 찍어
scrape: 스크래핑, 스크랩, 긁어, 수집
crawl: 크롤링, 크롤
extract: 추출, 뽑아
parse: 파싱, 구문 분석, 파스
draw: 그려, 그리, 그림~
render: 렌더링, 렌더
paint: 칠해, 칠하, 그려~
resize: 크기 조정, 크기 변경, 리사이즈, 크기를 조정
crop: 자르기, 잘라, 크롭
rotate: 회전, 돌리~
compress: 압축
decompress: 압축 해제, 압축 풀, 압축을 풀
encrypt: 암호화
decrypt: 복호화, 암호 해독
encode: 인코딩, 인코드
decode: 디코딩, 디코드, 해독
hash: 해시
sign: 서명, 사인
sync: 동기화, 싱크
refresh: 새로고침, 새로 고침, 갱신~
migrate: 마이그레이션, 이전~
backup: 백업
lock: 잠금, 잠가, 잠그
unlock: 잠금 해제, 잠금을 해제, 언락
block: 차단, 블록
ban: 밴, 추방
allow: 허용, 허락
grant: 부여, 허가~
revoke: 취소~, 회수, 철회, 해지
register: 등록, 가입
login: 로그인
logout: 로그아웃
authenticate: 인증
authorize: 권한 부여, 인가
notify: 알림, 통지, 알리
remind: 상기, 리마인더, 알림~
remember: 기억, 외워
forget: 잊어, 잊
think: 생각, 사고, 추론
plan: 계획, 플랜, 요금제~
estimate: 추정, 견적, 예상~
predict: 예측
measure: 측정, 재기
optimize: 최적화
improve: 개선, 향상
increase: 늘려, 증가, 늘리, 높여
decrease: 줄여, 감소, 줄이, 낮춰
limit: 제한, 한도
allocate: 할당~
replace: 교체, 바꾸기~, 대체, 치환
insert: 삽입, 끼워
append: 덧붙, 이어 붙
hide: 숨기, 숨겨
mark: 표시~, 마크
pin: 고정, 핀
star: 별표, 스타
favorite: 즐겨찾기, 찜
like: 좋아요
vote: 투표
rate: 평가, 평점~, 별점
handle: 처리, 다루
process: 처리~, 프로세스
manage: 관리
inspect: 검사, 점검~
investigate: 조사, 수사
research: 연구, 리서치
learn: 배우, 학습, 공부
train: 훈련, 학습~, 트레이닝
speak: 말하, 말해, 읽어주, 낭독
listen: 들어~, 듣기, 듣고, 들려
transcribe: 받아쓰기, 전사, 텍스트로 변환, 녹취
call: 전화~, 호출, 통화, 걸어
print: 인쇄, 출력, 프린트
scan: 스캔
quit: 종료, 끝내~
revert: 되돌리~, 되돌려~, 리버트
commit: 커밋
push: 푸시, 밀어
pull: 풀, 당겨, 가져오~
fork: 포크
invoke: 호출~, 인보크
enter: 입력~, 들어가
exit: 나가기~, 출구
format: 포맷, 서식, 형식
apply: 적용, 지원하
use: 사용, 이용
keep: 유지, 남겨, 보존
skip: 건너뛰, 스킵
ignore: 무시
mention: 언급, 멘션
choose: 선택~, 고르~
hover: 호버, 마우스를 올
watch out: 주의

# code hosting and version control
repository: 저장소, 레포, 리포지토리, 레포지토리
branch: 브랜치, 분기~
default branch: 기본 브랜치, 메인 브랜치
pull request: 풀 리퀘스트, 풀리퀘스트, 풀 리퀘, 풀리퀘, pr
merge request: 머지 리퀘스트, 병합 요청, 머지리퀘스트, mr
issue: 이슈, 문제~
ticket: 티켓
bug: 버그, 결함, 오류~
milestone: 마일스톤, 이정표
label: 라벨, 레이블
tag: 태그
commit message: 커밋 메시지
commits: 커밋 내역, 커밋 기록, 커밋 로그
diff: 차이점, 변경 사항, 변경사항, 차이~
conflict: 충돌
stash: 스태시, 임시 저장
checkout: 체크아웃
rebase: 리베이스
cherry-pick: 체리픽
staged: 스테이지, 스테이징~
blame: 누가 작성, 누가 수정
code: 코드, 소스
source code: 소스 코드, 소스코드
code review: 코드 리뷰, 코드리뷰
script: 스크립트
snippet: 스니펫, 코드 조각
gist: gist, 기스트
function: 함수, 기능~
class: 클래스
variable: 변수
constant: 상수
library: 라이브러리
package: 패키지
module: 모듈
dependency: 의존성, 종속성
plugin: 플러그인
extension: 확장, 확장 프로그램
framework: 프레임워크
api: api, 인터페이스~
endpoint: 엔드포인트
webhook: 웹훅
hook: 훅
request: 요청, 리퀘스트
response: 응답
parameter: 매개변수, 파라미터, 인자
contributor: 기여자
author: 작성자, 저자
reviewer: 리뷰어, 검토자
assignee: 담당자
compare branches: 브랜치 비교
discussion: 토론, 논의, 디스커션
comment: 댓글, 코멘트, 주석
readme: 리드미
changelog: 변경 로그, 변경 내역, 체인지로그
version: 버전
license: 라이선스, 라이센스
fork count: 포크 수
stars: 별표 수, 스타 수
protected branch: 보호된 브랜치, 보호 브랜치, 보호
open source: 오픈소스, 오픈 소스
refactor: 리팩토링, 리팩터링
lint: 린트, 정적 분석
symbol: 심볼, 기호
definition: 정의
reference: 참조, 레퍼런스

# continuous integration, delivery and operations
pipeline: 파이프라인
ci: 지속적 통합, 지속적통합
workflow: 워크플로우, 워크플로, 작업 흐름
job: 작업, 잡~, 일자리~
build log: 빌드 로그
artifact: 아티팩트, 산출물
runner: 러너
failure: 실패, 장애
flaky test: 불안정한 테스트, 플레이키
test case: 테스트 케이스
test run: 테스트 실행
unit test: 단위 테스트, 유닛 테스트
coverage: 커버리지
quality: 품질
environment: 환경
environment variable: 환경 변수, 환경변수
production: 운영 환경, 프로덕션, 실서버
staging: 스테이징
deployment: 배포~, 디플로이먼트
server: 서버
virtual machine: 가상 머신, 가상머신, 가상 서버
vps: vps, 가상 사설 서버
instance: 인스턴스
container: 컨테이너
docker image: 도커 이미지, 컨테이너 이미지
cluster: 클러스터
pod: 파드, 포드
node: 노드
namespace: 네임스페이스
helm: 헬름
service: 서비스
scale: 스케일, 확장~, 스케일링
load balancer: 로드 밸런서, 로드밸런서
cloud: 클라우드
serverless function: 서버리스, 서버리스 함수
domain: 도메인
domain availability: 도메인 사용 가능, 도메인이 사용, 도메인 등록 가능
dns: dns, dns 레코드
nameserver: 네임서버, 네임 서버
ssl certificate: 인증서
firewall: 방화벽
network: 네트워크
network traffic: 네트워크 트래픽, 트래픽
ip address: ip 주소, 아이피
port: 포트
port forwarding: 포트 포워딩
proxy: 프록시
vpn: vpn, 가상 사설망
ssh: ssh
ssh key: ssh 키, 공개 키, 공개키
hosting: 호스팅
website: 웹사이트, 사이트, 홈페이지, 웹 사이트
cdn: cdn
cache: 캐시
purge cache: 캐시 삭제, 캐시를 비우, 캐시 비우
storage: 스토리지, 저장공간, 저장 공간
bucket: 버킷
disk space: 디스크 공간, 디스크 용량, 여유 공간
disk: 디스크
volume: 볼륨, 음량
cpu: 프로세서, cpu
memory usage: 메모리 사용량, 메모리 사용률
ram: 램
snapshot: 스냅샷
operating system: 운영체제, 운영 체제
system: 시스템
system info: 시스템 정보
kill process: 프로세스 종료, 프로세스를 종료, 프로세스 죽
command: 명령, 명령어, 커맨드
terminal: 터미널, 명령줄, 커맨드라인
console: 콘솔
error log: 에러 로그, 오류 로그
error: 오류, 에러
exception: 예외
crash: 크래시, 충돌~
metric: 지표, 메트릭
trace: 추적~, 트레이스
alert: 알림~, 경고, 경보, 얼럿
alarm: 알람
incident: 인시던트, 사고~, 장애~
outage: 중단~, 다운, 장애 발생
downtime: 다운타임, 중단 시간
maintenance: 유지보수, 점검~, 유지 보수
health: 건강, 상태~, 헬스
status: 상태, 스테이터스, 현황
uptime: 가동 시간, 업타임, 가동률
performance: 성능, 퍼포먼스
latency: 지연, 지연 시간, 응답 시간, 레이턴시
slow: 느린, 느려, 느리
usage: 사용량, 사용 현황
quota: 할당량, 쿼터
resource: 리소스, 자원
app: 앱, 애플리케이션, 어플, 어플리케이션
software: 소프트웨어
setting: 설정~, 세팅~
config: 구성~, 설정~, 컨피그
feature flag: 기능 플래그, 피처 플래그
flag: 플래그, 깃발
toggle: 토글, 전환~, 스위치
experiment: 실험
certificate: 인증서~
region: 지역, 리전
datacenter: 데이터 센터, 데이터센터
replica: 레플리카, 복제본
queue: 큐, 대기열
event log: 이벤트 로그
secret: 시크릿, 비밀
`,
};
