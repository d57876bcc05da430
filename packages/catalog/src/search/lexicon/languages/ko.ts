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
create: 생성, 만들, 작성, 만드, 새로 만들, 만들어, 새로 추가, 개설, 신규~
add: 추가, 더하, 넣어, 넣기, 덧붙이, 덧붙여, 집어넣, 끼워~, 달아, 담아, 담기
delete: 삭제, 지우, 지워, 제거, 없애, 없애줘, 없앨, 날려, 날리, 버려, 버리, 치워, 떼어, 지울, 지워줘, 빼줘, 빼기~
update: 업데이트, 갱신, 최신화, 업뎃, 최신으로, 고쳐~, 수정~
change: 변경, 바꾸, 바꿔, 바꿀, 바꿔줘, 바뀌, 바꾸기, 교체~, 수정~
edit: 편집, 수정, 고쳐~, 손보, 다듬, 수정하
rename: 이름 변경, 이름 바꾸, 이름을 변경, 이름을 바꾸, 이름을 바꿔, 개명, 이름 고치, 이름을 고쳐, 이름 바꿔
get: 가져오, 가져와, 얻, 받아오, 조회~, 얻어, 받아, 가져다, 불러와~, 구해, 꺼내, 끌어오, 가져올
show: 보여, 보기, 표시, 보고 싶, 볼래, 보여줘, 띄워, 보여주, 볼 수, 보고싶, 볼까
list: 목록, 나열, 리스트, 뭐가 있, 뭐 있, 어떤 것들, 전부 보여, 모두 보여, 다 보여, 열거
view: 확인~, 보기~, 조회~, 뷰, 살펴보, 들여다보, 훑어, 열람
find: 찾아, 찾기, 찾, 찾고, 찾아줘, 찾을, 찾아내, 알아내, 어디 있, 어디에 있, 알아봐~
search: 검색, 찾아~, 탐색, 찾기~, 뒤져, 알아봐, 찾아봐, 서치, 조사~
query: 쿼리, 질의, 조회, 물어봐~, 질의문
check: 확인, 점검, 체크, 살펴~, 알아봐~, 되는지, 맞는지, 인지 확인
verify: 검증, 인증~, 확인~
validate: 유효성, 검증~, 올바른지, 유효한지, 맞는지~, 유효
read: 읽어, 읽기, 읽, 읽을, 읽어줘, 내용 보, 내용을 보
write: 쓰기, 작성~, 써줘, 쓰고, 적어, 써, 적어줘, 기입~, 쓸, 적기, 기재
send: 보내, 전송, 발송, 보낼, 보내줘, 부쳐, 띄우, 쏴, 보내기, 보냄, 넘겨~
open: 열어, 열기, 열고, 오픈, 열린, 열어줘, 펼쳐
close: 닫아, 닫기, 닫, 종료~, 닫고, 닫아줘, 닫을, 마감~
start: 시작, 기동, 실행~, 켜, 켜줘~, 가동, 띄워~, 틀어~
stop: 중지, 멈추, 멈춰, 정지, 중단, 멈춰줘, 세워, 그만, 내려줘, 멈출
restart: 재시작, 재부팅, 다시 시작, 재가동, 껐다 켜, 다시 켜, 재구동, 다시 띄
reboot: 재부팅~, 리부트
pause: 일시정지, 일시 중지, 일시중지, 잠시 멈, 잠깐 멈, 일시적으로, 보류
resume: 재개, 계속, 이력서, 다시 시작~, 이어서, 다시 진행
run: 실행, 돌려, 구동, 돌리, 돌려줘, 작동
execute: 실행~, 수행
trigger: 트리거, 발동, 실행~
cancel: 취소, 캔슬, 물러, 없던 일, 해지~, 철회~
enable: 활성화, 켜기, 켜줘, 사용 설정, 켜~, 사용하도록, 활성~, 켜다
disable: 비활성화, 끄기, 꺼줘, 끄고, 꺼, 끄, 사용 안 함, 사용 중지
activate: 활성화~
upload: 업로드, 올려, 올리기, 올려줘, 올릴, 등록~
download: 다운로드, 내려받, 다운~, 다운받, 내려받기, 받아줘, 저장해줘~
copy: 복사, 사본, 카피, 베껴
duplicate: 복제, 중복
clone: 클론, 복제~
move: 이동, 옮기, 옮겨, 옮겨줘, 옮길, 이전~, 이동시켜
merge: 병합, 머지, 합치, 합쳐, 합쳐줘, 합칠, 합병~, 통합~
split: 분할, 나누, 나눠, 쪼개, 나눠줘, 분리, 갈라
combine: 결합, 조합, 합치~
compare: 비교, 차이, 대조, 다른 점, 뭐가 다른, 차이점~
convert: 변환, 전환, 환산, 바꿔~, 얼마인지, 몇 달러, 몇 원, 으로 바꿔, 로 바꿔
export: 내보내, 추출~, 익스포트, 내보내기, 뽑아~, 추출해~
import: 가져오기~, 임포트, 불러오, 들여오, 불러들, 가져와~
share: 공유, 나눠~, 같이 보
publish: 게시, 발행, 공개~, 퍼블리시, 출간, 올려~, 게재
post: 게시~, 게시글, 게시물, 포스트, 올려~
reply: 답장, 회신, 답변, 응답~, 대답, 답글, 댓글 달, 답해, 답 보내
forward: 전달, 포워딩, 넘겨줘, 토스
save: 저장, 보관, 담아두, 보존~, 남겨~
store: 저장~, 보관~
load: 로드, 불러오~
restore: 복원, 복구, 되살리, 되살려, 되돌려놔, 원상복구
recover: 복구~, 회복
undo: 되돌리, 되돌려, 실행 취소, 원래대로, 되돌릴, 무르, 원상태로, 취소하고 되돌
rollback: 롤백, 이전 버전으로, 되돌려~, 이전 상태로, 이전 버전, 예전 버전, 옛 버전
reset: 초기화, 재설정, 리셋
clear: 비우, 지우기~, 클리어, 비워, 싹 지우, 지워~
clean: 정리~, 청소, 정돈, 치우
archive: 보관 처리, 아카이브, 보관~
unarchive: 보관 취소, 보관 해제
approve: 승인, 허가, 승낙, 결재~, 통과~, 허락~
reject: 거절, 거부, 반려, 퇴짜, 돌려보내
accept: 수락, 수용
confirm: 확인~, 확정
assign: 할당, 배정, 지정, 맡겨, 맡기, 배당~, 담당자로, 넘겨~, 담당자 지정
unassign: 할당 해제
invite: 초대, 불러~, 초청
join: 참여, 참가, 가입~, 들어가~, 합류, 입장
leave: 나가기, 탈퇴, 떠나, 나가, 빠져나가, 퇴장
connect: 연결, 접속, 이어, 연동~, 붙여~
disconnect: 연결 해제, 연결 끊
attach: 첨부~, 붙이
link: 링크, 연결~
subscribe: 구독
unsubscribe: 구독 취소, 구독 해지, 수신 거부, 구독 끊, 구독을 취소, 구독을 해지, 그만 받, 수신거부, 안 받
follow: 팔로우, 따라
watch: 관찰, 시청, 감시, 지켜보, 주시, 지켜봐
monitor: 모니터링, 감시~, 지켜보~, 모니터, 감시해, 지켜봐~
track: 추적, 트래킹
log: 기록~, 로그~, 기록을~, 출력~, 로그 기록
record: 녹화, 녹음, 기록, 레코드~, 남겨~, 적어~
play: 재생, 틀어, 플레이, 틀어줘, 들려~, 듣고 싶
submit: 제출, 신청~
generate: 생성~, 제너레이트, 만들어~, 생성해, 뽑아~
build: 빌드, 구축, 만들기~
compile: 컴파일
install: 설치, 인스톨, 깔아, 깔기
uninstall: 제거~, 삭제~, 언인스톨
upgrade: 업그레이드, 최신 버전으로, 버전 올
deploy: 배포, 디플로이, 운영에 올, 프로덕션~, 서버에 올, 반영, 라이브
release: 릴리스, 릴리즈, 출시, 새 버전, 내놓
configure: 설정, 구성, 세팅~, 환경설정, 맞춰
set: 설정~, 지정~, 세팅, 정해, 맞춰~, 걸어~, 설정해~
select: 선택, 고르, 골라, 골라줘, 고르기, 뽑아~
filter: 필터, 걸러, 추려, 걸러줘, 만 골라, 만 보여
sort: 정렬, 순서대로, 순으로, 차례대로, 순서로
group: 그룹, 묶, 모임
count: 개수, 세어, 카운트, 몇 개, 수를, 몇개, 몇 명, 몇명, 몇 건, 몇건, 개수를, 갯수, 총 몇, 세어줘, 얼마나 많
calculate: 계산, 산출, 얼마야, 더하면, 곱하면, 나누면, 셈
analyze: 분석, 살펴~, 파악
summarize: 요약, 정리, 간추, 간단히, 핵심만, 줄여~, 한 줄로, 요점
translate: 번역, 통역, 영어로, 한국어로, 일본어로, 중국어로, 한글로, 스페인어로, 프랑스어로
explain: 설명, 해설, 무슨 뜻, 뜻이, 어떻게 작동
describe: 설명~, 묘사, 기술~
review: 리뷰, 검토, 봐줘, 살펴봐
test: 테스트, 시험, 돌려봐~
debug: 디버그, 디버깅
diagnose: 진단, 원인, 왜 안, 뭐가 문제, 무슨 문제, 문제가 뭐, 안 되는 이유
fix: 고치, 고쳐, 수정~, 수리, 고쳐줘, 바로잡, 손봐, 해결해~
resolve: 해결
complete: 완료, 끝내, 마치, 완성, 끝냈, 끝난~, 다 했, 완료로, 완료 처리, 마무리, 체크~
wait: 기다려, 기다리, 대기, 기다렸, 나타날 때까지, 기다려줘
schedule: 일정, 스케줄, 예약~, 예정, 잡아줘, 잡아, 스케줄링, 예약해~
book: 예약, 예매, 책, 도서
reserve: 예약~
buy: 구매, 사고 싶, 구입, 사줘, 사고~, 살래, 주문~, 사기
sell: 판매, 팔아, 팔기, 매도
order: 주문, 오더
pay: 결제, 지불, 납부, 내줘
charge: 청구~, 과금, 부과, 결제~
refund: 환불, 돈 돌려, 돌려받, 환급
transfer: 이체, 송금, 전송~, 이전, 부쳐~
visit: 방문, 접속~, 이동~
navigate: 이동~, 탐색~, 네비게이션, 내비게이션, 접속~, 들어가~, 페이지로 이동, 사이트로, 열어~
click: 클릭, 누르, 눌러
tap: 탭하, 터치
swipe: 스와이프, 밀기
scroll: 스크롤
type: 입력, 타이핑, 종류, 타입, 유형, 쳐줘
fill: 채우, 채워, 작성~, 기입, 입력~
drag: 드래그, 끌어
zoom: 확대, 줌
capture: 캡처, 캡쳐, 촬영, 찍어
scrape: 스크래핑, 스크랩, 긁어, 수집, 긁어오, 내용 가져
crawl: 크롤링, 크롤, 전체 페이지, 모든 페이지, 사이트 전체
extract: 추출, 뽑아, 뽑아내, 꺼내~
parse: 파싱, 구문 분석, 파스
draw: 그려, 그리, 그림~
render: 렌더링, 렌더
paint: 칠해, 칠하, 그려~
resize: 크기 조정, 크기 변경, 리사이즈, 크기를 조정, 크기 조절, 크기를 바꿔, 줄여~, 키워, 사이즈~
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
backup: 백업, 사본~
lock: 잠금, 잠가, 잠그
unlock: 잠금 해제, 잠금을 해제, 언락
block: 차단, 블록, 막아, 막기
ban: 밴, 추방
allow: 허용, 허락, 열어줘~
grant: 부여, 허가~, 권한 주, 권한을 주, 권한 줘, 권한을 줘, 권한 부여~, 권한을 부여
revoke: 취소~, 회수, 철회, 해지, 권한 뺏, 권한 회수, 권한을 회수, 권한 제거, 박탈
register: 등록, 가입, 회원가입
login: 로그인, 접속~
logout: 로그아웃
authenticate: 인증
authorize: 권한 부여, 인가
notify: 알림, 통지, 알리, 알려~, 알림 보내, 알림을 보내, 통보, 공지~
remind: 상기, 리마인더, 알림~, 리마인드, 잊지 않게, 까먹지 않게, 까먹지
remember: 기억, 외워, 기억해둬, 잊지 마
forget: 잊어, 잊
think: 생각, 사고, 추론, 단계별로, 차근차근~, 곰곰이
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
replace: 교체, 바꾸기~, 대체, 치환, 바꿔치기, 갈아
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
process: 처리~, 프로세스, 돌아가는 프로그램, 실행 중인 프로그램, 실행중인
manage: 관리
inspect: 검사, 점검~
investigate: 조사, 수사
research: 연구, 리서치
learn: 배우, 학습, 공부
train: 훈련, 학습~, 트레이닝, 기차, 열차, 지하철~
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

# code hosting and version control
repository: 저장소, 레포, 리포지토리, 레포지토리
branch: 브랜치, 분기~
default branch: 기본 브랜치, 메인 브랜치
pull request: 풀 리퀘스트, 풀리퀘스트, 풀 리퀘, 풀리퀘, pr, 피알, 변경 요청
merge request: 머지 리퀘스트, 병합 요청, 머지리퀘스트, mr
issue: 이슈, 문제~, 문제점~, 버그 신고, 문제 신고, 오류 신고
ticket: 티켓, 문의~, 문의글, 민원, 접수
bug: 버그, 결함, 오류~
milestone: 마일스톤, 이정표
label: 라벨, 레이블
tag: 태그
commit message: 커밋 메시지
commits: 커밋 내역, 커밋 기록, 커밋 로그, 최근 변경, 변경 이력~, 커밋 목록
diff: 차이점, 변경 사항, 변경사항, 차이~, 뭐가 바뀌, 뭐가 바뀐, 바뀐 점, 달라진, 변경점
conflict: 충돌
stash: 스태시, 임시 저장
checkout: 체크아웃
rebase: 리베이스
cherry-pick: 체리픽
staged: 스테이지, 스테이징~
blame: 누가 작성, 누가 수정, 누가 변경, 누가 바꿨, 누가 고쳤, 누가 썼
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
comment: 댓글, 코멘트, 주석, 의견~, 덧글
readme: 리드미
changelog: 변경 로그, 변경 내역, 체인지로그
version: 버전
license: 라이선스, 라이센스
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
failure: 실패, 장애, 실패한, 깨졌, 깨진~, 터졌, 망가, 죽었
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
server: 서버, 서버들
virtual machine: 가상 머신, 가상머신, 가상 서버, 클라우드 서버
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
domain availability: 도메인 사용 가능, 도메인이 사용, 도메인 등록 가능, 도메인 남아, 도메인 살 수, 쓸 수 있는 도메인, 도메인 비어
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
website: 웹사이트, 사이트, 홈페이지, 웹 사이트, 누리집
cdn: cdn
cache: 캐시
purge cache: 캐시 삭제, 캐시를 비우, 캐시 비우
storage: 스토리지, 저장공간, 저장 공간
bucket: 버킷
disk space: 디스크 공간, 디스크 용량, 여유 공간, 남은 용량, 용량~, 저장 공간~
disk: 디스크
volume: 볼륨, 음량
cpu: 프로세서, cpu
memory usage: 메모리 사용량, 메모리 사용률
ram: 램
snapshot: 스냅샷
operating system: 운영체제, 운영 체제
system: 시스템
system info: 시스템 정보
kill process: 프로세스 종료, 프로세스를 종료, 프로세스 죽, 강제 종료, 프로그램 종료
command: 명령, 명령어, 커맨드
terminal: 터미널, 명령줄, 커맨드라인
console: 콘솔
error log: 에러 로그, 오류 로그
error: 오류, 에러, 에러가
exception: 예외
crash: 크래시, 충돌~
metric: 지표, 메트릭
trace: 추적~, 트레이스
alert: 알림~, 경고, 경보, 얼럿, 알람~
alarm: 알람
incident: 인시던트, 사고~, 장애~, 사건
outage: 중단~, 다운, 장애 발생
downtime: 다운타임, 중단 시간
maintenance: 유지보수, 점검~, 유지 보수
health: 건강, 상태~, 헬스, 의료, 의학, 멀쩡
status: 상태, 스테이터스, 현황, 상황, 잘 돌아가, 살아 있, 살아있, 어때
uptime: 가동 시간, 업타임, 가동률
performance: 성능, 퍼포먼스, 속도~
latency: 지연, 지연 시간, 응답 시간, 레이턴시
slow: 느린, 느려, 느리, 오래 걸
usage: 사용량, 사용 현황
quota: 할당량, 쿼터
resource: 리소스, 자원
app: 앱, 애플리케이션, 어플, 어플리케이션
software: 소프트웨어
setting: 설정~, 세팅~
config: 구성~, 설정~, 컨피그
feature flag: 기능 플래그, 피처 플래그, 기능 토글, 일부 사용자
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

# files, text and documents
file: 파일, 파일들, 문서~, 화일
folder: 폴더, 디렉터리~
directory: 디렉토리, 디렉터리
directory tree: 디렉터리 트리, 폴더 구조, 디렉토리 트리, 디렉토리 구조
path: 경로
file content: 파일 내용, 파일의 내용
content: 내용, 콘텐츠, 컨텐츠, 내용물, 안에 뭐, 들어 있는, 들어있는
text: 텍스트, 글
line: 줄, 라인, 행
word: 단어
word count: 단어 수, 글자 수
document: 문서, 도큐먼트
documentation: 문서~, 도큐멘테이션
page: 페이지
article: 기사, 아티클, 글~
wiki: 위키
wikipedia: 위키백과, 위키피디아
note: 노트, 메모, 쪽지~
notebook: 노트북, 공책
pdf: pdf, 피디에프
word document: 워드 문서, 워드
spreadsheet: 스프레드시트, 엑셀, 표 계산
sheet: 시트
cell: 셀
column: 열, 컬럼, 칼럼
row: 행~, 로우
csv: csv
json: json
xml: xml
yaml: yaml
markdown: 마크다운
html: html
presentation: 프레젠테이션, 발표 자료, 슬라이드, 피피티
slide: 슬라이드~
title: 제목, 타이틀
name: 이름, 명칭
description: 설명~
detail: 상세, 세부, 자세
information: 정보
data: 데이터, 자료
example: 예시, 예제, 샘플
template: 템플릿, 양식~, 서식~
form: 양식, 폼, 서식~
field: 필드, 항목
property: 속성, 프로퍼티
size: 크기, 사이즈, 용량
permission: 권한, 퍼미션, 누가 접근, 접근 권한, 누가 볼 수
attachment: 첨부, 첨부파일, 첨부 파일
metadata: 메타데이터
zip: 압축 파일, zip 파일, 집파일
text file: 텍스트 파일
home directory: 홈 디렉터리, 홈 디렉토리
drive: 드라이브
trash: 휴지통
paper: 논문
citation: 인용
guide: 가이드, 튜토리얼, 안내서, 매뉴얼
draft: 초안, 임시보관
contract: 계약, 계약서
signature: 서명~, 사인~
qr code: qr 코드, 큐알, qr코드
barcode: 바코드
ocr: 문자 인식, 글자 인식
encoding: 문자 인코딩

# databases, search and data analysis
database: 데이터베이스, 디비, db
sql: sql, sql 쿼리
table: 테이블, 표
schema: 스키마, 구조, 컬럼 정보
entry: 항목~, 엔트리
query plan: 실행 계획
index: 인덱스, 색인
collection: 컬렉션
transaction: 거래, 트랜잭션
foreign key: 외래 키, 외래키
primary key: 기본 키, 기본키
constraint: 제약, 제약 조건
stored procedure: 저장 프로시저
connection: 연결~, 커넥션
aggregate: 집계
vector: 벡터
embedding: 임베딩
similar: 비슷한, 유사, 유사한, 닮은, 비슷
semantic search: 의미 검색, 시맨틱 검색
full text search: 전문 검색, 전체 텍스트 검색
dataset: 데이터셋, 데이터 세트, 데이터세트
duplicates: 중복~
migration: 마이그레이션~
knowledge graph: 지식 그래프
knowledge base: 지식 베이스, 지식베이스
memory: 메모리, 기억~, 기억하는, 기억하고
entity: 엔티티, 개체
relation: 관계
observation: 관찰~
graph: 그래프~
chart: 차트, 그래프, 도표
bar chart: 막대 그래프, 막대그래프, 막대 차트, 막대
pie chart: 원 그래프, 원그래프, 파이 차트, 파이차트, 원형 차트
line chart: 꺾은선 그래프, 선 그래프, 선형 차트, 라인 차트, 꺾은선, 추이~, 선그래프
scatter plot: 산점도, 분산형 차트
histogram: 히스토그램
heatmap: 히트맵, 열지도
radar chart: 레이더 차트, 방사형 그래프
diagram: 다이어그램, 도식
flowchart: 순서도, 플로우차트, 흐름도
mind map: 마인드맵, 마인드 맵
org chart: 조직도
word cloud: 워드 클라우드, 단어 구름
timeline: 타임라인, 연대표
dashboard: 대시보드
report: 보고서, 리포트, 보고
statistics: 통계
analytics: 애널리틱스, 분석 데이터
insight: 인사이트, 통찰
trend: 트렌드, 추세, 동향
visualization: 시각화
kpi: 핵심 지표, 성과 지표
conversion rate: 전환율
funnel: 퍼널, 깔때기
segment: 세그먼트
audience: 청중, 타깃, 오디언스

# projects and tasks
project: 프로젝트
task: 작업~, 태스크, 할 일~, 업무, 할일~, 과제, 일감
todo: 할 일, 할일, 투두, 해야 할
subtask: 하위 작업, 서브태스크
checklist: 체크리스트
sprint: 스프린트, 이터레이션
cycle: 사이클, 주기
backlog: 백로그
board: 보드, 게시판~
kanban: 칸반
roadmap: 로드맵
initiative: 이니셔티브
epic: 에픽
story: 스토리
priority: 우선순위, 중요도
urgent: 긴급, 급한
deadline: 마감일, 마감, 기한, 언제까지
overdue: 연체, 기한 지난, 지연된, 지난~, 밀린
done: 완료~, 끝난, 됨
progress: 진행 상황, 진행률, 진척, 진행상황
burndown: 번다운
team: 팀
member: 멤버, 구성원, 회원~
workspace: 워크스페이스, 작업 공간
organization: 조직, 단체
owner: 소유자, 담당자~, 오너
time tracking: 근무 시간, 시간 기록, 작업 시간
feedback: 피드백, 의견
idea: 아이디어
goal: 목표
activity: 활동, 액티비티
history: 기록~, 이력, 내역, 히스토리, 과거
approval: 승인~, 결재

# calendar and time
calendar: 캘린더, 달력, 일정표
event: 이벤트, 행사, 일정~, 모임~, 약속~
meeting: 회의, 미팅, 모임~
appointment: 약속, 예약~, 진료
date: 날짜, 일자
time: 시간, 시각, 몇 시
current time: 현재 시간, 지금 몇 시, 현재 시각, 몇 시~, 몇시, 지금 시간
timezone: 시간대, 타임존, 시차
today: 오늘
tomorrow: 내일
yesterday: 어제
current: 현재, 지금
latest: 최근, 최신, 마지막, 지난
next: 다음, 다가오는
new: 새, 새로운, 신규, 새로
old: 오래된, 옛, 이전~
day: 일, 날, 매일, 하루
week: 주간, 주, 매주, 일주일
month: 월, 달, 매월, 매달, 월간
year: 년, 연간, 매년
hour: 시간별, 매시간
minute: 분
second: 초
duration: 기간, 소요 시간, 길이
timer: 타이머, 스톱워치
reminder: 리마인더~, 미리 알림, 알림~
availability: 가능 여부, 가용, 사용 가능, 이용 가능, 가능한, 시간 되, 시간이 되, 시간 있, 시간이 있, 가능한 시간, 언제 가능, 언제 시간
free time: 빈 시간, 여유 시간, 비는 시간, 빈시간, 한가한, 빈 자리
recurring: 반복, 정기, 주기적
holiday: 공휴일, 휴일, 휴가
birthday: 생일
attendee: 참석자, 참가자
cron: 크론, 예약 작업, 정기 작업

# messages, mail and people
message: 메시지, 메세지, 문자~, 쪽지~, 톡, 카톡
direct message: 다이렉트 메시지, 쪽지, 개인 메시지, dm, 디엠, 일대일
chat: 채팅, 챗, 대화~
conversation: 대화
channel: 채널
thread: 스레드, 쓰레드
reaction: 반응, 리액션, 공감
emoji: 이모지, 이모티콘
notification: 알림~, 통지~
sms: 문자, 문자 메시지, sms
broadcast: 브로드캐스트, 전체 발송, 단체 메시지
email: 이메일, 메일, 전자우편
inbox: 받은편지함, 받은 편지함, 수신함
mailbox: 메일함, 사서함, 편지함
unread: 안 읽은, 읽지 않은, 안읽은
spam: 스팸, 스팸메일
newsletter: 뉴스레터, 소식지
mailing list: 메일링 리스트
recipient: 수신자, 받는 사람
subject: 제목~
contact: 연락처, 주소록, 지인
customer: 고객, 손님, 구매자
client: 클라이언트
company: 회사, 기업
lead: 리드, 잠재 고객, 잠재고객
deal: 거래~, 딜, 계약 건
crm: crm, 고객 관리
campaign: 캠페인
marketing: 마케팅
person: 사람, 인물
employee: 직원, 사원
user: 사용자, 유저, 이용자
profile: 프로필
current user: 내 정보, 내 프로필, 내 계정
account: 계정, 계좌
phone: 전화, 핸드폰, 휴대폰, 스마트폰~
phone number: 전화번호, 전화 번호
phone call: 통화~, 전화 통화
video call: 화상 회의, 영상 통화, 화상회의
address: 주소
postal code: 우편번호
group chat: 단체 채팅, 단톡, 그룹 채팅
bot: 봇
contact list: 연락처 목록, 주소록~
support: 지원, 고객센터, 서포트
faq: 자주 묻는 질문
question: 질문, 물어보, 물어봐
answer: 답, 대답~, 정답

# payments, commerce and finance
payment: 결제~, 지불~, 납부~
payment method: 결제 수단, 결제 방법
credit card: 신용카드, 신용 카드
card: 카드
invoice: 청구서, 송장~, 인보이스, 계산서, 세금계산서
bill: 고지서, 청구
billing: 청구~, 빌링, 과금~
receipt: 영수증
subscription: 구독~, 정기결제, 구독권
pricing: 요금, 가격 정책, 요금제
price: 가격, 시세, 값, 얼마, 얼마야~, 비용~
cost: 비용
expense: 지출, 경비
budget: 예산
tax: 세금, 세, 부가세
discount: 할인, 세일, 깎아
coupon: 쿠폰
promotion: 프로모션, 판촉
product: 상품, 제품, 물건
item: 아이템, 항목~, 품목
catalog: 카탈로그
inventory: 재고, 남은 수량, 수량, 몇 개 남
stock: 주식, 주가~, 종목
stock price: 주가, 주식 가격, 시세~, 주식 시세, 주식 얼마
stock market: 주식 시장, 증시, 증권
market: 시장, 마켓
shipping: 배송, 운송, 발송~, 택배~
delivery: 배달, 택배, 납품
track package: 배송 조회, 택배 조회, 운송장, 택배 어디, 배송 추적, 내 주문 어디, 소포
return: 반품
dispute: 분쟁, 이의, 클레임, 불만
shop: 가게, 상점, 쇼핑몰, 매장
cart: 장바구니, 카트
seller: 판매자, 셀러
supplier: 공급업체, 공급자
auction: 경매, 입찰
bid: 입찰~, 호가
offer: 제안, 오퍼
listing: 매물, 등록 상품
ad: 광고
sale: 판매~, 매출, 영업
revenue: 매출~, 수익, 수입, 벌었
profit: 이익, 순이익, 이윤
balance: 잔액, 잔고
balance sheet: 대차대조표, 재무상태표
income statement: 손익계산서
cash flow: 현금 흐름, 현금흐름
financial statement: 재무제표
earnings: 실적, 어닝
dividend: 배당, 배당금
currency: 통화~, 화폐
exchange rate: 환율, 외환
cryptocurrency: 암호화폐, 가상화폐, 코인, 이더리움
bitcoin: 비트코인
commodity: 원자재
fund: 펀드, 기금
bond: 채권, 국채
investment: 투자
portfolio: 포트폴리오
interest rate: 금리, 이자율, 이자
inflation: 인플레이션, 물가
economy: 경제
gdp: gdp, 국내총생산
bank: 은행
money: 돈, 자금
insurance: 보험
loan: 대출, 융자
salary: 급여, 연봉, 월급
accounting: 회계, 장부
donation: 기부, 후원
quote: 견적서, 견적~, 시세~
filing: 공시, 공시 자료
merger: 인수합병, 인수, 합병
insider trading: 내부자 거래, 내부자
analyst rating: 애널리스트, 목표 주가, 목표주가, 투자의견
market cap: 시가총액
technical indicator: 기술적 지표, 보조지표, 이동평균

# places, weather, travel and daily life
map: 지도, 맵
location: 위치, 장소
place: 장소~, 곳
nearby: 근처, 주변, 가까운, 인근, 부근
geocode: 지오코딩, 지오코드
coordinates: 좌표, 위도, 경도
directions: 길찾기, 길 찾기, 경로~, 가는 길, 가는 방법, 어떻게 가
route: 경로~, 노선, 라우트, 라우팅
distance: 거리, 얼마나 멀, 몇 킬로
travel time: 이동 시간, 소요 시간~, 얼마나 걸리, 얼마나 걸, 걸리는 시간, 몇 분 걸
elevation: 고도, 해발, 표고, 얼마나 높
weather: 날씨, 기상, 우산, 비 와, 비가 와, 비 올, 추워, 더워
forecast: 예보, 일기예보, 전망, 내일 날씨, 주간 날씨
temperature: 온도, 기온, 몇 도
rain: 비 오, 비가, 강수
air quality: 대기질, 미세먼지, 공기질
earthquake: 지진
city: 도시
country: 국가, 나라
travel: 여행
flight: 항공편, 비행기, 항공권, 비행편
hotel: 호텔, 숙소, 숙박, 잘 곳, 묵을
train ticket: 기차표, 승차권
public transport: 대중교통, 버스, 지하철
traffic: 교통, 교통 상황, 트래픽~
car: 자동차, 차량, 차
parking: 주차, 주차장
restaurant: 식당, 레스토랑, 맛집, 밥집, 음식점
recipe: 레시피, 조리법, 요리법, 만드는 법, 뭐 먹
cook: 요리, 조리
meal: 식사, 저녁 식사, 점심, 저녁, 메뉴, 식단
food: 음식, 식품
ingredient: 재료, 식재료
doctor: 의사, 병원
medicine: 약, 의약품
symptom: 증상, 질병
exercise: 운동, 피트니스
sleep: 수면, 잠
sport: 스포츠, 경기~
game: 게임
movie: 영화
tv show: 드라마, 티비, 텔레비전
news: 뉴스, 소식, 기사~
job posting: 채용, 구인, 채용 공고, 일자리
real estate: 부동산, 아파트, 임대
university: 대학, 대학교
course: 강의, 강좌, 수업
student: 학생
homework: 숙제
music: 음악, 노래, 곡
song: 노래~, 곡~
playlist: 재생목록, 플레이리스트
artist: 아티스트, 가수
album: 앨범
podcast: 팟캐스트
social media: 소셜 미디어, sns, 소셜미디어
follower: 팔로워, 구독자
hashtag: 해시태그
tweet: 트윗, 트위트
feed: 피드
forum: 포럼, 커뮤니티, 게시판
popular: 인기, 유행, 핫한, 인기 있는, 뜨는
rating: 평점, 평가~, 등급, 별점~
survey: 설문, 설문조사, 설문지
poll: 투표~, 여론조사

# web, browser, design and devices
web: 인터넷, 웹, 온라인
web search: 웹 검색, 인터넷 검색, 인터넷에서 검색, 웹에서 검색, 구글링, 인터넷에서, 웹에서, 구글에서
search engine: 검색 엔진
web page: 웹페이지, 웹 페이지
url: url, 링크~, 주소~
browser: 브라우저
tab: 탭
window: 창, 윈도우
screenshot: 스크린샷, 화면 캡처, 캡처~, 화면 캡쳐, 화면 찍, 캡쳐~
screen: 화면, 스크린
button: 버튼
element: 요소, 엘리먼트
mouse: 마우스, 커서
keyboard: 키보드
press key: 키 누르, 키를 누르, 키 입력
dialog: 대화 상자, 대화상자, 팝업
cookie: 쿠키
local storage: 로컬 스토리지
network request: 네트워크 요청
http request: http 요청
javascript: 자바스크립트
python: 파이썬
seo: seo, 검색 최적화
keyword: 키워드
sitemap: 사이트맵
rss: rss
accessibility: 접근성
audit: 감사~, 오딧
mobile: 모바일, 스마트폰, 휴대폰~
device: 기기, 장치, 디바이스
simulator: 시뮬레이터, 에뮬레이터
iphone: 아이폰, ios
android: 안드로이드
sensor: 센서
light: 조명, 불, 전등
smart home: 스마트 홈, 스마트홈
battery: 배터리
printer: 프린터
camera: 카메라
clipboard: 클립보드
design: 디자인, 설계
component: 컴포넌트, 구성 요소
layout: 레이아웃, 배치
frame: 프레임
style: 스타일
color: 색, 색상, 컬러, 색깔
font: 글꼴, 폰트
icon: 아이콘
image: 이미지, 그림, 사진~
photo: 사진
generate image: 이미지 생성, 그림 생성, 이미지를 생성, 이미지 만들, 그림 그려, 그림을 그려, 이미지를 만들
video: 비디오, 동영상, 영상
audio: 오디오, 소리, 음성
voice: 음성~, 목소리, 보이스
text to speech: 음성 합성, 텍스트 음성 변환, 음성으로 변환, tts, 소리 내어 읽, 음성으로 읽, 읽어 주는
speech to text: 음성 인식, 음성을 텍스트, 받아쓰기~, 받아적, 텍스트로 변환~, 녹취~
subtitle: 자막
transcript: 녹취록, 대본, 스크립트~
recording: 녹화~, 녹음~
background: 배경, 백그라운드
thumbnail: 썸네일, 섬네일
preview: 미리보기, 프리뷰
3d model: 3d 모델
canvas: 캔버스, 화이트보드
shape: 도형, 모양
theme: 테마, 주제
blog: 블로그
wordpress: 워드프레스
ai model: 인공지능, ai 모델
model: 모델
language model: 언어 모델
prediction: 예측~, 추론~
prompt: 프롬프트, 지시
agent: 에이전트
assistant: 어시스턴트, 비서
tool: 도구, 툴
reasoning: 추론~, 단계별, 단계적으로, 차근차근
step: 단계, 스텝
problem: 문제
solution: 해결책, 솔루션
hypothesis: 가설

# mathematics and formats
math: 수학, 산수, 계산~
sum: 합계, 더하기, 합산, 총합
multiply: 곱하, 곱셈
divide: 나누기, 나눗셈
subtract: 빼기, 뺄셈
percentage: 퍼센트, 백분율, 비율
average: 평균
equation: 방정식, 수식
median: 중앙값, 표준편차
matrix: 행렬
unit conversion: 단위 변환, 단위 환산
random: 무작위, 랜덤, 난수, 아무거나, 동전, 제비
random number: 난수~, 랜덤 숫자, 무작위 숫자, 주사위, 임의의 숫자
number: 번호, 숫자, 수치
uuid: uuid, 고유 식별자
id: 식별자, 아이디, id
regex: 정규식, 정규 표현식
base64: base64
checksum: 체크섬
string: 문자열
array: 배열
value: 값~
language: 언어
translation: 번역~
grammar: 문법, 맞춤법
dictionary: 사전, 뜻, 의미

# security and access
security: 보안, 안전
vulnerability: 취약점, 보안 취약점, 보안 구멍, 허점
malware: 악성코드, 바이러스, 멀웨어, 감염
password: 비밀번호, 암호, 패스워드, 비번
token: 토큰
api key: api 키
credential: 자격 증명, 인증 정보, 크리덴셜
key: 키, 열쇠
role: 역할, 롤
access: 접근, 액세스, 권한~
collaborator: 공동 작업자, 협업자
admin: 관리자, 어드민
policy: 정책, 폴리시
rule: 규칙, 룰
privacy: 개인정보, 프라이버시
two-factor authentication: 이중 인증, 2단계 인증
session: 세션

# qualities and amounts
public: 공개, 퍼블릭
private: 비공개, 개인
active: 활성, 활성화된
broken: 고장, 깨진, 망가진
missing: 누락, 빠진
expensive: 비싼
cheap: 저렴, 싼
best: 최고, 베스트, 추천
recommend: 추천~, 제안~, 추천해, 권해, 뭐가 좋
summary: 개요, 요약~
result: 결과
option: 옵션, 선택지
category: 카테고리, 분류
state: 상태~
level: 레벨, 수준
average price: 평균 가격
top: 상위, 톱, 순위, 가장, 제일, 최고~
gainers: 상승률, 급등주, 상승 상위
losers: 하락률, 급락주, 하락 상위

# automation, communication infrastructure and further objects
automation: 자동화, 자동으로
execution: 실행 기록, 실행 내역
integration: 연동, 통합
zone: 존, 구역
worker: 워커
redirect: 리디렉션, 리다이렉트, 돌려보내~
subdomain: 서브도메인, 하위 도메인
renew: 갱신~, 연장
whois: whois, 도메인 소유자, 누구 소유, 소유자 조회
terms of use: 이용약관
daemon: 데몬
service map: 토폴로지, 서비스 맵
ingress: 인그레스
config map: 컨피그맵
manifest: 매니페스트
rollout: 롤아웃, 점진적 배포
machine: 머신, 기계
computer: 컴퓨터, 피시, pc
desktop: 바탕화면, 데스크톱
input: 입력~
output: 출력~
object: 객체, 오브젝트
list item: 목록 항목
source: 출처, 소스~
target: 대상, 타겟
backup restore: 백업 복원, 백업에서 복원
benchmark: 벤치마크
profiling: 프로파일링
heap: 힙
breakpoint: 중단점, 브레이크포인트
invitation: 초대장, 초대~
announcement: 공지, 발표, 공지사항
proposal: 제안서, 제안~
rule set: 규칙 집합
summary report: 요약 보고서
daily report: 일일 보고
weekly report: 주간 보고
business card: 명함
business hours: 영업시간, 영업 시간
weather alert: 기상 특보, 기상특보, 날씨 경보
sunrise: 일출, 일몰
wind: 바람, 풍속
snow: 눈 오, 적설
satellite image: 위성 사진, 위성
static map: 정적 지도, 지도 이미지
isochrone: 도달 가능 범위, 등시선
point of interest: 관광지, 명소
coffee shop: 카페, 커피숍, 커피
gas station: 주유소
airport: 공항
station: 역, 정류장
itinerary: 여행 일정, 여정
passport: 여권, 비자
nutrition: 영양, 칼로리
weight: 무게, 체중
width: 너비, 폭
height: 높이, 키~
speed: 속도
load time: 로딩 시간, 로드 시간
web vitals: 웹 바이탈
queue message: 큐 메시지
topic: 주제~, 토픽
keyword search: 키워드 검색
search files: 파일에서 검색, 파일 내용 검색, 코드 검색
automatic backup: 자동 백업
trial: 무료 체험, 체험판, 평가판
gift card: 기프트 카드, 상품권
payout: 정산, 출금, 지급
wallet: 지갑, 월렛
blockchain: 블록체인
nft: nft
trade: 거래~, 매매, 무역
ipo: 상장, 공모주, 기업공개
company profile: 회사 개요, 기업 정보, 회사 정보
executive: 임원, 경영진
shareholder: 주주
ticker symbol: 종목 코드, 티커, 종목코드
trading hours: 거래 시간, 장 시간
sector: 업종, 산업, 섹터
moderation: 중재, 모더레이션
mute: 음소거
rich menu: 리치 메뉴, 리치메뉴
menu: 메뉴~
stickers: 스티커
share file: 파일 공유, 공유 링크
large file: 큰 파일, 대용량 파일
empty: 빈, 비어
copy file: 파일 복사, 파일을 복사
app store: 앱스토어, 앱 스토어
push notification: 푸시 알림, 푸시알림
scheme: 스킴, 빌드 스킴
localization: 현지화, 로컬라이제이션, 국제화
asset: 자산, 에셋
design token: 디자인 토큰
change history: 변경 이력, 변경 내역~

# products and formats by their local spelling
kubernetes: 쿠버네티스
docker: 도커
github: 깃허브, 깃헙
gitlab: 깃랩
git: 깃, git
slack: 슬랙
discord: 디스코드
telegram: 텔레그램
whatsapp: 왓츠앱
teams chat: 팀즈, 마이크로소프트 팀즈
zoom meeting: 줌 회의
line app: 라인 메시지
google: 구글
gmail: 지메일
google calendar: 구글 캘린더
google drive: 구글 드라이브
google sheets: 구글 시트, 구글 스프레드시트
google maps: 구글 지도, 구글맵
notion: 노션
jira: 지라
confluence: 컨플루언스
trello: 트렐로
asana: 아사나
linear: 리니어
figma: 피그마
shopify: 쇼피파이
stripe: 스트라이프
paypal: 페이팔
salesforce: 세일즈포스
hubspot: 허브스팟
zendesk: 젠데스크
airtable: 에어테이블
reddit: 레딧
youtube: 유튜브
spotify: 스포티파이
twitter: 트위터
instagram: 인스타그램
linkedin: 링크드인
amazon: 아마존
aws: aws
azure: 애저
cloudflare: 클라우드플레어
postgres: 포스트그레스, 포스트그레SQL
mysql: mysql, 마이에스큐엘
mongodb: 몽고디비, mongodb
redis: 레디스
elasticsearch: 엘라스틱서치
grafana: 그라파나
sentry: 센트리
jenkins: 젠킨스
ebay: 이베이
chatgpt: 챗gpt, 챗지피티
windows: 윈도우즈
linux: 리눅스
mac: 맥
chrome: 크롬
xcode: 엑스코드
mcp server: mcp 서버
`,
};
