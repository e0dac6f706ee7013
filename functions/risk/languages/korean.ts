/** Korean. Particles are part of the word, so that nouns are given by their stems. */
export const korean = `
syntax: last; lead: 부디 제발 지금 반드시 그리고; narrator: 나는 저는 우리는; mention: 인젝션* 공격* 탈옥*; quoting: 같은 라는 등의
문장* 표시* 감지* 예시* 테스트*; ignore: 잊고 무시하* 무시해* 잊어라 잊어_줘 잊어버* 버려* 버리* 제쳐* 따르지* 어겨* 우회* 해제* 잊으* 취소하*;
scope: 이전* 앞의 위의 위에 아까 모든; rules: 지시* 명령* 규칙* 프롬프트* 지침*; voided: 무효* 취소되*; safety: 안전_필터*/장치*; said:
요청* 부탁* 시킨 말한; boss: 개발자*; inner: 시스템_프롬프트*/메시지*/지시* 숨겨진/비밀/초기/내부/너의/당신의_지시*/지침*/프롬프트*; newRules:
새로운/새/진짜/비밀_지시*/명령*/작업*/임무*/규칙*/시스템-프롬프트; role: 너는 넌 당신은; pose: 척* 연기해* 역할을 것처럼 입장에서 대신 대신해;
unbound: 제한이/제약이/필터가/규칙이_없는/전혀; owner: 소유자* 주인*; call: 친애하는; topic: 이라면 라면 에게; ai: ai에게 ai는 인공지능*;
reader: 에이전트*; must: 해야 하라; reads: 읽는 읽고 보는; order: 주세요 줘 추천*; silently: 조용히 몰래; plant: 후기*; hush:
말하지* 알리지*; human: 사용자*; top: 최고_점수*/평가*; records: 모든_보고서*/데이터*/연락처*/파일*; say: 내_말만/명령만/명령에; tell:
보여* 알려* 말해* 적어* 출력* 공개* 반복* 공유* 보내* 뭐야; tellMe: 알려/보내/말해/공유해_줘/주세요; need: 필요* 원합니다; of: 필요*; dm:
다이렉트* dm으로; your: 너의 네 당신의 관리자*; secret: 비밀번호* 복구/시드_구문* 환경_변수* 토큰* api_키* 개인_키* 로그인_정보* 자격_증명*
`;
