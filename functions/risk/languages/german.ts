/** German: the verb of an order stands first, behind `du sollst` last. */
export const german = `
syntax: both; lead: bitte und dann jetzt auch einfach; narrator: ich wir er sie_haben man hab* hat*
nie* nicht wer agenten modelle; mention: angriff* sätze/texte_wie; quoting: wie sätze markiert
erkannt gefiltert beispiel*; ignore: ignorier* vergiss vergesst vergessen_sie missacht* verwirf
wirf*_weg streich* leg*/lass*/schieb*_beiseite überschreib* übergeh* umgeh* lass* halt*_dich_nicht
setz*_dich; heed: beachte* befolg*; unheeded: nicht; scope: dein* all* sämtlich* jed* vor* bisher*;
rules: anweisung* instruktion* regel* richtlinie* vorgab*; safety: sicherheits* schutzma*; inner:
system* chatverlauf gesprächsverlauf alles_über_dieser intern*_daten; everything: alles was; said:
gesagt gelernt aufgetragen; voided: aufgehoben hinfällig; newRules: neue*/wahre/geheime_anweisung*/
aufgabe/befehl*; boss: dein*_entwickler*/betreiber*/schöpfer*/besitzer*; role: du/sie/ihr_bist/sind/
seid; pose: tu*_so spiel* handle antworte_als/für an_stelle im_namen; unbound: ohne_jede*/
einschränkung*/regeln/filter/grenzen/zensur; owner: inhaber* betreiber* seitenbetreiber*; call:
hinweis/nachricht_an/für lieb*; when: falls_du; ai: ki sprachmodell* assistent*; reader: agent*;
must: soll* muss*; order: empf* bewert* antworte*; reads: dies*_liest/verarbeitet dies*_text_lesen;
silently: stillschweigend heimlich; plant: bewertung* sterne*; hush: sag*/verrat*_nichts; human:
nutzer* benutzer*; top: bestnote fünf_sterne* volle_punktzahl; records: all*_berichte/daten/
kontakte; say: nur_noch_meine antworte_nur; tell: gib zeig* nenn* sag* schreib* wiederhol* verrat*
geben_sie druck* schick* teil* welche wie_ist wie_laut*; your: dein* ihr ihre ihren; tellMe:
gib/schick*/send*/nenn*/verrat*/sag/zeig*/teile_mir/uns; need: ich/wir_brauch*/benötig*; secret:
passw* kennw* wiederherstellungs* umgebungsvariable* api/private*_schlüssel zugangs*; of:
des_betreibers/nutzers/administrators/besitzers/servers admin; dm: direktnachricht*
`;
