/** Polish. Nouns are given by their stems, since cases change their endings. */
export const polish = `
lead: proszę i potem musisz masz; narrator: ja on ona nigdy który która agenci bez kto; mention:
wstrzyk* atak* zdania/frazy_takie prób; quoting: jak takie zdani* fraz* oznacz* wykry* filtr*;
ignore: zignor* ignoruj* zapomnij* pomiń* odrzuć* nie_przestrzegaj*/stosuj/słuchaj*/zważaj/wykonuj/
kieruj przestań_przestrzegać; scope: wszyst* poprzedni* wcześniej* powyż* swo*; rules: instrukcj*
polece* zasad* wytyczn* regu*; safety: zasad*/wytyczne/filtr*/środki_bezpieczeństwa; inner:
prompt*_systemow* cały_prompt wiadomość_systemow*; everything: wszyst* tym_co to_co; said: powiedz*
mówiono; voided: nie_obowiązują nieważne; newRules: now*/prawdziwe/właściwe/tajna_instrukcj*/
poleceni*/zadanie/prompt/zasady/dyrektywa; boss: twój/twoi/swojego_programist*/twórc*/operator*/
właściciel* operatora; role: jesteś; owner: właściciel*; pose: udawaj zachowuj_się działaj; unbound:
bez_żadnych/jakichkolwiek/ograniczeń/filtrów/zasad/limitów/cenzury tryb*_programisty; call:
uwaga/notatka/wiadomość_dla/do; when: jeśli_jesteś/si; ai: si sztuczn*_inteligencj*; reader: agent*;
must: ma musi* masz powin*; order: przyzn* pole* oce*; reads: czyta przetwarza; silently: cichu
potajemnie; plant: opini* gwiazdk*; hush: nie_mów*/informuj/ujawniaj; human: użytkownik*; top:
najwyższ*_ocenę/notę; records: wszystkie_raporty/dane/kontakty/pliki/wiadomości; say: wykonuj_tylko/
moje; tell: ujawnij pokaż wyświetl wypisz powtórz zdradź podaj jak*_są/jest prześlij wpisz daj;
tellMe: podaj/wyślij/prześlij/powiedz/udostępnij/zdradź_mi/nam; your: swoj* swój swoich twoj*; need:
potrzebuj* chcę; secret: hasł* klucz*_api/prywatn*/dostępu/tajny dan*_logowania fraz*_odzyskiwania
zmienn*_środowiskow*; of: administratora użytkownika serwera; dm: wiadomoś*_prywatn*
`;
