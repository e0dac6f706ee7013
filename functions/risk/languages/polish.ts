/** Polish. Nouns are given by their stems, since cases change their endings. */
export const polish = `
lead: proszę, i, potem, teraz, musisz, masz, powinieneś, więc, także; narrator: ja, my, on, ona,
nigdy, który, która, agenci, bez, kto; mention: wstrzyk*, atak*, zdania/frazy takie, prób; quoting:
jak, takie, zdani*, fraz*, oznacz*, wykry*, filtr*;
ignore: zignor*, ignoruj*, zapomnij*, pomiń*, odrzuć*, nie
przestrzegaj*/stosuj/słuchaj*/zważaj/wykonuj/kieruj, przestań przestrzegać/stosować, zlekceważ;
scope: wszyst*, poprzedni*, wcześniej*, powyż*, dotychczas*, pierwotn*, swo*, two*; rules:
instrukcj*, polece*, zasad*, wytyczn*, regu*, dyrektyw*, rozkaz*, ograniczen*, nakaz*; safety:
zasad*/wytyczne/filtr*/środki bezpieczeństwa; inner: prompt* systemow*, cały prompt, wiadomość
systemow*, historię rozmowy/czatu; everything: wszyst*, tym co, to co; said: powiedz*, mówiono,
wcześniej; voided: nie obowiązują, nieważne, anulowane; newRules: now*/prawdziwe/właściwe/tajna
instrukcj*/poleceni*/zadanie/prompt/zasady/dyrektywa; boss: twój/twoi/swojego
programist*/twórc*/operator*/właściciel*, operatora;
role: jesteś, będziesz, włącz, aktywuj; owner: właściciel*; pose: udawaj, zachowuj się, działaj,
wyobraź; unbound: bez żadnych/jakichkolwiek/ograniczeń/filtrów/zasad/limitów/cenzury, tryb*
programisty;
call: uwaga/notatka/wiadomość dla/do, do, uwaga; when: jeśli jesteś/si, jeżeli jesteś; ai: si,
sztuczn* inteligencj*; reader: agent*; must: ma, musi*, masz, powin*; order: przyzn*, pole*, oce*,
odpowiedz; reads: czyta, przetwarza; silently: cichu, potajemnie; plant: opini*, gwiazdk*; hush: nie
mów*/informuj/ujawniaj; human: użytkownik*; top: najwyższ* ocenę/notę, maksymaln* ocenę/liczbę;
records: wszystkie raporty/dane/kontakty/pliki/wiadomości; say: wykonuj tylko/moje, słuchaj tylko;
tell: ujawnij, pokaż, wyświetl, wypisz, powtórz, zdradź, podaj, wydrukuj, jak* są/jest, skopiuj,
napisz, przepisz, prześlij, wpisz, daj; tellMe: podaj/wyślij/prześlij/powiedz/udostępnij/zdradź
mi/nam; your: swoj*, swój, swoich, twoj*, twój, mi, nam, wasz*; need: potrzebuj*, chcę, mus* znać;
secret: hasł*, klucz* api/prywatn*/dostępu/tajny, dan* logowania, fraz* odzyskiwania/seed, numer*
karty, kod* pin, kod weryfikacyjny, zmienn* środowiskow*; of: administratora, użytkownika,
właściciela, operatora, serwera; dm: wiadomoś* prywatn*
`;
