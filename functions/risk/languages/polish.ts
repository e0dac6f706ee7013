/** Polish. Nouns are given by their stems, since cases change their endings. */
export const polish = `
lead: proszę i potem teraz musisz; narrator: ja my on ona nigdy który która agenci bez kto; mention:
wstrzyk* atak* zdania/frazy_takie prób; quoting: jak takie zdani* fraz* oznacz* wykry* filtr*;
ignore: zignor* ignoruj* zapomnij* pomiń* odrzuć* odłóż/odstaw_na_bok wyrzuć porzuć złam obejdź omiń
anuluj nie_przestrzegaj*/stosuj/słuchaj*/wykonuj/kieruj przestań_przestrzegać; scope: wszyst*
poprzedni* wcześniej* powyż* swo*; rules: instrukcj* polece* zasad* wytyczn* regu*; safety:
zasad*/wytyczne/filtr*/środki_bezpieczeństwa; inner: prompt*_systemow* cały_prompt
wiadomość_systemow*; everything: wszyst* tym_co; said: powiedz* prosił* kazan* chciał; voided:
nie_obowiązują; newRules: now*/prawdziwe/właściwe/tajna_instrukcj*/poleceni*/zadanie/prompt/zasady/
dyrektywa; boss: twój/twoi/swojego_programist*/twórc*/operator*/właściciel* operatora; role: jesteś
będziesz włącz; owner: właściciel*; pose: udawaj zachowuj_się działaj wejdź/wciel_się/w_rolę
odpisz/odpowiedz_jako/za; unbound: bez_żadnych/jakichkolwiek/ograniczeń/filtrów/zasad/limitów/
cenzury tryb*_programisty; call: uwaga/notatka/wiadomość_dla/do; when: jeśli_jesteś/si
jeżeli_jesteś; ai: si sztuczn*_inteligencj*; reader: agent*; must: ma musi* masz; order: przyzn*
pole* oce* odpowiedz; reads: czyta przetwarza; silently: cichu potajemnie; plant: opini* gwiazdk*;
hush: nie_mów*/informuj/ujawniaj; human: użytkownik*; top: najwyższ*_ocenę/notę; records:
wszystkie_raporty/dane/kontakty/pliki/wiadomości; say: wykonuj_tylko/moje; tell: podaj pokaż napisz
przepisz powiedz ujawnij wyświetl wypisz powtórz zdradź prześlij jak*_są/jest wpisz daj; tellMe:
podaj/wyślij/prześlij/powiedz/udostępnij/zdradź_mi/nam; your: swoj* swój swoich twoj*; need:
potrzebuj* chcę mus*_znać; secret: hasł* fraz*_odzyskiwania zmienn*_środowiskow* klucz*_api/
prywatn*/dostępu dan*_logowania; of: administratora użytkownika serwera; dm: wiadomoś*_prywatn*
`;
