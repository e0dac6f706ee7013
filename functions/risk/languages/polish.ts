/** Polish. Nouns are given by their stems, since cases change their endings. */
export const polish = `
lead: proszę, i, potem, teraz, musisz, masz, powinieneś, więc, także, najpierw, następnie;
narrator: ja, my, on, ona, nigdy, który, która, agenci, bez, kto;
mention: wstrzyk*, atak*, zdania/frazy takie, prób; quoting: jak, takie, zdani*, fraz*, oznacz*, wykry*, filtr*;

ignore: zignor*, ignoruj*, zapomnij*, pomiń*, odrzuć*, nie przestrzegaj*/stosuj/słuchaj*/zważaj/wykonuj/kieruj,
przestań przestrzegać/stosować, zlekceważ, lekceważ, porzuć, złam, nadpisz, anuluj, obejdź, wyłącz, omiń,
zdezaktywuj, wyrzuć, odłóż na bok, nie bierz pod uwagę;
scope: wszyst*, poprzedni*, wcześniej*, powyż*, dotychczas*, pierwotn*, swo*, two*, system*, już, otrzyman*;
rules: instrukcj*, polece*, zasad*, wytyczn*, regu*, dyrektyw*, rozkaz*, ograniczen*, nakaz*, wskazówk*;
safety: zasad*/wytyczne/filtr*/środki bezpieczeństwa, zabezpieczenia, blokady, moderację, swoje filtry;
inner: prompt* systemow*, cały prompt, wiadomość systemow*, historię rozmowy/czatu, wszystko powyżej, swój/twój prompt,
ukryte/tajne/pierwotne/wewnętrzne/swoje/twoje/systemowe instrukcje/zasady/dane/wytyczne;
everything: wszyst*, tym co, to co; said: powiedz*, mówiono, wcześniej, usłyszałeś, kazan*, napisano, wiesz, prosił;
voided: nie obowiązują, nieważne, anulowane, odwołane, zastąpione, uchylone, straciły;
newRules: now*/prawdziwe/właściwe/tajna instrukcj*/poleceni*/zadanie/prompt/zasady/dyrektywa;
boss: twój/twoi/swojego programist*/twórc*/operator*/właściciel*, operatora, właściciela;

role: jesteś, będziesz, włącz, aktywuj, przejdź w, wejdź w; owner: właściciel*;
pose: udawaj, zachowuj się, działaj, wyobraź, wciel się, odgrywaj, odpowiedz jako, wejdź w rolę;
unbound: bez żadnych/jakichkolwiek/ograniczeń/filtrów/zasad/limitów/cenzury, nieograniczon*,
tryb* programisty/deweloperski*/administratora/debugowania;

call: uwaga/notatka/wiadomość dla/do, do, uwaga, dla każde*, drog*, cześć; when: jeśli jesteś/si, jeżeli jesteś;
ai: si, sztuczn* inteligencj*, model* językow*, asysten*, model, bot; reader: agent*; must: ma, musi*, masz, powin*;
order: przyzn*, pole*, oce*, odpowiedz, zignoruj, usuń, skasuj, sklasyf*, zatwierdź, uznaj, wystaw, oznacz,
wyeksportuj; reads: czyta, przetwarza; silently: cichu, potajemnie; plant: opini*, gwiazdk*;
hush: nie mów*/informuj/ujawniaj, bez wiedzy, bez informowania, nic nie mów; human: użytkownik*;
top: najwyższ* ocenę/notę, maksymaln* ocenę/liczbę, pięć gwiazdek, 10 na 10, jako bezpieczn*/zaufan*/zatwierdzon*;
records: wszystkie raporty/dane/kontakty/pliki/wiadomości, historię rozmowy; say: wykonuj tylko/moje,
słuchaj tylko, odpowiedz/odpowiadaj tylko, rób co, jestem twoim programist*/administrator*;

tell: ujawnij, pokaż, wyświetl, wypisz, powtórz, zdradź, podaj, wydrukuj, jak* są/jest, skopiuj, napisz, przepisz,
udostępnij, wyślij, przyślij, prześlij, wpisz, wprowadź, powiedz, wklej, potwierdź, zweryfikuj, przekaż, daj,
proszę podać/wpisać/wysłać; tellMe: podaj/wyślij/prześlij/powiedz/udostępnij/zdradź mi/nam;
your: swoj*, swój, swoich, twoj*, twój, mi, nam, wasz*, pana, pani; need: potrzebuj*, chcę, mus* znać;
secret: hasł*, klucz* api/prywatn*/dostępu/tajny, dan* logowania, fraz* odzyskiwania/seed, numer* karty, kod* pin,
kod weryfikacyjny, zmienn* środowiskow*, token*;
of: administratora, użytkownika, właściciela, operatora, serwera; dm: wiadomoś* prywatn*, prywatn* wiadomoś*
`;
