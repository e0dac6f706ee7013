/** German: the verb of an order stands first, behind `du sollst` last. */
export const german = `
syntax: both; lead: bitte und dann jetzt einfach; narrator: ich wir er sie_haben man hab* hat* nie*
nicht wer agenten modelle; mention: angriff* sätze/texte_wie; quoting: wie sätze markiert erkannt
gefiltert beispiel*; ignore: ignorier* vergiss vergesst vergessen_sie missacht* verwirf streich*
lass* umgeh* halt*_dich_nicht setz*_dich; heed: beachte* befolg*; unheeded: nicht; scope: dein* all*
sämtlich* jed* vor* bisher*; rules: anweisung* instruktion* regel* vorgabe*; safety: sicherheits*
schutzma*; inner: systemnachricht* systemanweis* chatverlauf gesprächsverlauf intern*_daten;
everything: alles was; said: gesagt gelernt aufgetragen; voided: aufgehoben hinfällig; newRules:
neue*/eigentliche/wahre/geheime_anweisung*/auftrag/aufgabe/befehl*; boss: dein*_entwickler*/
betreiber*/schöpfer*/besitzer*; role: du/sie/ihr_bist/sind/seid; pose: tu*_so spiel* handle;
unbound: ohne_jede*/einschränkung*/regeln/filter/grenzen/zensur; owner: inhaber* seitenbetreiber*;
call: hinweis/nachricht_an/für lieb*; when: falls_du/eine wenn_eine sollte_eine; ai: ki
sprachmodell*; reader: agent*; must: soll* muss*; order: empf* bewert* antworte*; reads:
dies*_liest/verarbeitet; silently: stillschweigend; plant: bewertung* sterne*; hush: sag*/
verrat*_nichts; human: nutzer* benutzer*; top: bestnote fünf_sterne* volle_punktzahl; records:
all*/sämtlich*_berichte/daten/kontakte/dateien; say: nur_noch_meine gehorche_mir/nur antworte_nur;
tell: gib geben_sie welche wie_ist zeig* nenn* verrat* wiederhol* teil* wie_laut*; your: dein* ihr*;
tellMe: gib/schick*/send*/nenn*/verrat*/sag/zeig*/teile_mir/uns; need: ich/wir_brauch*/benötig*;
secret: passw* kennw* zugangs* anmeldedaten api/private*_schlüssel umgebungsvariable*
wiederherstellungs*; of: des_betreibers/nutzers/administrators/besitzers/servers admin; dm:
direktnachricht*
`;
