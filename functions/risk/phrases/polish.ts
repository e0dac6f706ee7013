/** Polish. Nouns are given by their stems, since cases change their endings. */
import type { Phrases } from './phrases.ts';

export const polish: Phrases = {
  words: {
    lead: 'proszę, i, potem, teraz, musisz, masz, powinieneś, więc, także, najpierw, a następnie',
    narrator: 'ja, my, on, ona, nigdy, który, która, agenci, bez, kto',
    mention: 'wstrzykiwani*, ataki, ataku, ataków, zdania takie, frazy takie, prób',
    quoting: `
      jak, takie jak, zdania, zdanie, fraz*, oznacz*, wykry*, filtr*, atak*, wstrzyk*, przykład*, test*, wzorz*`,
    ignore: `
      zignoruj, zignorujcie, ignoruj, ignorujcie, zapomnij, zapomnijcie, pomiń, pomińcie, odrzuć, odrzućcie, nie
      przestrzegaj, nie przestrzegajcie, nie stosuj się, nie słuchaj, nie zważaj, nie kieruj się, nie wykonuj, nie
      trzymaj się, przestań przestrzegać, przestań stosować, zlekceważ, lekceważ, porzuć, złam, nadpisz, anuluj, nie
      bierz pod uwagę, proszę zignorować, proszę pominąć`,
    scope: `
      wszystkie, wszystkich, wszystkim, wszelkie, poprzednie, poprzednich, poprzednim, wcześniejsze, wcześniejszych,
      powyższe, powyższych, dotychczasowe, dotychczasowych, pierwotne, pierwotnych, swoje, swoich, twoje, twoich,
      swoim, systemowe, systemowych, systemu, bezpieczeństwa, już, otrzymane`,
    rules: `
      instrukcj*, polece*, zasad*, wytyczn*, regu*, dyrektyw*, rozkaz*, prompt*, ograniczen*, nakaz*, wskazówk*,
      zaleceni*, komend*`,
    strong: `
      zasady bezpieczeństwa, zasad bezpieczeństwa, prompt systemowy, wytyczne bezpieczeństwa, filtry bezpieczeństwa`,
    everything: 'wszystkim co, wszystko co, tym co, to co, o wszystkim',
    saidBefore:
      'powiedziano, mówiono, powiedzieli, powyżej, wcześniej, usłyszałeś, kazano, napisano, wiesz',
    newRules: `
      nowe instrukcje, nowa instrukcja, nowe polecenie, nowe polecenia, nowe zadanie, prawdziwe zadanie, właściwe
      zadanie, nowy prompt systemowy, nowe zasady, tajna instrukcja, nowa dyrektywa`,
    obeyMe: `
      wykonuj moje polecenia, wykonuj tylko moje, słuchaj tylko mnie, odpowiedz tylko, odpowiadaj tylko, rób co mówię,
      słuchaj się mnie, stosuj się tylko do moich`,
    playRole: `
      jesteś, jesteś teraz, będziesz, udawaj, zachowuj się jak, działaj jako, wyobraź sobie, wciel się, odgrywaj,
      symuluj`,
    unbound: `
      bez żadnych ograniczeń, bez ograniczeń, bez filtrów, bez zasad, bez limitów, bez cenzury, nieograniczon*, trybie
      programisty, tryb programisty, trybie deweloperskim, trybie administratora, dan, trybie debugowania`,
    switch: 'przejdź w, włącz, aktywuj, przełącz się w, wejdź w, jesteś w, uruchom',
    mode: `
      tryb programisty, trybie programisty, tryb deweloperski, trybie deweloperskim, tryb administratora, tryb
      jailbreak, tryb boga`,
    reveal: `
      ujawnij, pokaż, wyświetl, wypisz, powtórz, zdradź, podaj, wydrukuj, jakie są, jaki jest, skopiuj, napisz,
      udostępnij, przetłumacz, streść, wymień, wyślij`,
    innerRules: `
      cały prompt, twój prompt, swoje ukryte zasady, prompt systemowy, promptu systemowego, wiadomość systemow*,
      instrukcje systemowe, ukryte instrukcje, tajne instrukcje, pierwotne instrukcje, początkowe instrukcje,
      wewnętrzne instrukcje, swoje instrukcje, twoje instrukcje, wewnętrzne wytyczne, dane wewnętrzne, ukryte dane,
      wszystko powyżej, historię rozmowy, historię czatu, swój prompt`,
    bypass: 'obejdź, wyłącz, omiń, zdezaktywuj, usuń, złam, zignoruj',
    safety: `
      zabezpieczenia, filtry bezpieczeństwa, filtr bezpieczeństwa, filtry treści, środki bezpieczeństwa, swoje filtry,
      swoje ograniczenia, blokady, ograniczenia bezpieczeństwa, moderację`,
    address: `
      uwaga dla, uwaga do, notatka dla, wiadomość dla, wiadomość do, uwaga, jeśli jesteś, jeżeli jesteś, drogi, droga,
      hej, cześć, instrukcje dla, do każdej, dla każdej, dla każdego, jako`,
    ai: `
      si, ai, sztuczna inteligencja, sztucznej inteligencji, modelem językowym, model językowy, modelu językowego,
      modeli językowych, asystent, asystenta, asystencie, asystentem, llm, chatgpt, model, modelu, agenta ai, bot`,
    order: `
      przyznaj, musisz, masz, poleć, polecić, oceń, powiedz, odpowiedz, napisz, daj, zignoruj, usuń, wyślij,
      sklasyfikuj, zatwierdź, zapomnij, nie mów, nie wspominaj, dołącz, uznaj, wystaw`,
    hush: `
      nie mów o tym użytkownikowi, nie mów użytkownikowi, nie informuj użytkownika, bez wiedzy użytkownika, nie
      wspominaj o tym, zachowaj to w tajemnicy, bez informowania użytkownika, niech to zostanie między nami, nie
      ujawniaj tego użytkownikowi, nic nie mów użytkownikowi`,
    rate: 'przyznaj, daj, oceń, wystaw, sklasyfikuj, oznacz, uznaj, zaklasyfikuj, nadaj, poleć',
    topMark: `
      najwyższą ocenę, najwyższą notę, maksymalną ocenę, maksymalną liczbę punktów, pięć gwiazdek, 10 na 10, jako
      bezpieczn*, jako zaufan*, jako zatwierdzon*, jako nieszkodliw*, najwyższą punktację, najlepszą ocenę`,
    wipe: 'usuń, skasuj, wyślij, wyeksportuj, prześlij, przekaż, zniszcz, opublikuj',
    records: `
      wszystkie raporty, wszystkie dane, wszystkie kontakty, historię rozmowy, historię czatu, wszystkie pliki,
      prywatne dane, wszystkie wiadomości, dane użytkownika, wszystkie rozmowy`,
    iAm: 'jestem twoim, tu twój, mówi twój, wiadomość od, jestem waszym',
    boss: 'programist*, administrator*, twórc*, openai, anthropic, deweloper*, zespołu bezpieczeństwa',
    give: `
      wyślij, przyślij, podaj, prześlij, udostępnij, ujawnij, pokaż, wpisz, wprowadź, powiedz, wklej, potwierdź,
      zweryfikuj, przekaż, napisz, dołącz, jakie jest, jaki jest, potrzebuję, odpowiedz podając, proszę podać, proszę
      wpisać, proszę wysłać, daj, zdradź, poproś, opublikuj, wypisz`,
    whose: 'swoje, swój, swoją, swoich, twoje, twój, twoją, mi, nam, wasze, pana, pani',
    secret: `
      hasło, hasła, haseł, klucz api, klucze api, klucz prywatny, klucze prywatne, klucz dostępu, klucz tajny, token
      dostępu, token, tokeny, dane logowania, danych logowania, dane uwierzytelniające, frazę odzyskiwania, frazę
      seed, frazę początkową, numer karty, karty kredytowej, kod weryfikacyjny, kod bezpieczeństwa, kod pin, pin,
      zmienne środowiskowe, ciasteczka sesji, sekrety, klucz ssh`,
    owner: 'administratora, użytkownika, właściciela, operatora, serwera, bazy danych, admina',
    voided: `
      nie obowiązują, już nie obowiązują, są nieważne, zostały anulowane, zostały odwołane, anulowane, tracą ważność,
      straciły ważność, nie mają już zastosowania, zastąpione przez, uchylone`,
    noLongerApply: 'już nie obowiązują, zostały anulowane, zostały odwołane, są nieważne',
    noLongerBound: `
      nie musisz już przestrzegać, nie musisz już stosować, nie wolno ci już stosować, nie jesteś już związany, nie
      obowiązują cię, nie musisz przestrzegać`,
    need: 'potrzebuję, potrzebujemy, chcę, muszę znać, musimy znać',
    yourGenitive: 'twojego, twoje, twoich, waszego, pana, pani, swojego, do',
    secretGenitive: `
      hasła, hasło, klucza api, klucza prywatnego, tokenu, tokena, danych logowania, kodu pin, numeru karty, kodu
      weryfikacyjnego`,
    calling: `
      do si, uwaga si, do sztucznej inteligencji, droga si, do modelu językowego, notatka dla ai, do ai, wiadomość dla
      si, drogi asystencie, uwaga dla ai`,
    stopFollowing:
      'przestań przestrzegać, przestań stosować, nie przestrzegaj już, nie stosuj się już',
    norms: 'zasad, reguł, instrukcji, wytycznych',
    doNotListen: 'nie słuchaj, nie słuchajcie, nie bądź posłuszny, ignoruj, zignoruj',
    overseer: 'operatora, właściciela, twórców, programistów, operatorowi, swojego użytkownika',
    ifAi: 'jeśli si, jeżeli si, jeśli czyta to si, jeśli model językowy, jeśli to czyta',
    mustDo2: 'musi, niech, ma przyznać, powinna, proszę',
    send: 'prześlij, wyślij, przekaż, podaj, zdradź, ujawnij, przyślij, udostępnij',
    theSecret:
      'hasło, hasła, dane logowania, klucz prywatny, klucz api, token dostępu, kod weryfikacyjny',
  },
  injection: [
    'ignore ~4 scope ~3 rules',
    'ignore ~3 rules ~4 scope',
    'ignore ~2 strong',
    'ignore ~3 everything ~6 saidBefore',
    'newRules:',
    'obeyMe',
    'playRole ~8 unbound',
    'switch ~1 mode',
    '^reveal ~4 innerRules',
    'bypass ~3 safety',
    'address ~2 ai ~12 order',
    'hush',
    '^rate ~4 topMark',
    '^wipe ~2 records',
    'iAm ~1 boss',
    'scope ~3 rules ~4 voided',
    'rules ~3 noLongerApply',
    'noLongerBound ~4 rules',
    '^calling',
    '^stopFollowing ~2 norms',
    'doNotListen ~3 overseer',
    'ifAi ~6 mustDo2',
    '^ignore ~1 rules',
  ],
  credential: [
    '^give ~2 whose ~3 secret',
    '^give ~3 secret ~1 owner',
    'need ~3 yourGenitive ~2 secretGenitive',
    '^send ~1 theSecret',
  ],
};
