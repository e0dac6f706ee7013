/** Italian. Elided articles are words of their own: `dell'utente` is `dell` and `utente`. */
export const italian = `
lead: per_favore e poi ora adesso; narrator: io ho abbiamo lui lei si mai che gli_agenti chi senza;
mention: attacc* frasi/testi_come; quoting: come fras* segnalat* rilevat* filtrat* esempio* marcat*;
ignore: ignora/ignori/ignorate dimentic* trascur* scart* metti/lascia_da_parte butta/getta_via
annull* aggir* disobbedi* non_seguire/segua/seguite/rispettare/obbedire/ascoltare smett*_di_seguire;
scope: tutt* precedent* sopra tue tuoi tua ricevut*; rules: istruzion* regol* direttiv* ordine
ordini; safety: regole/norme/filtr*/misure/restrizioni_di_sicurezza; inner: prompt/messaggio/
istruzioni_di/del_sistema prompt_completo; everything: quello/ciò_che; said: detto chiesto voluto
dato imparato; voided: annullate non_valgono/sono/si-applicano_più; newRules: nuov*/vero/reale/
segreta_istruzion*/ordine/ordini/compito/prompt/direttiv*/regole; boss: tuo/tuoi/tua/suo_sviluppat*/
creatore/operatore/proprietario; role: sei lei_è sarai attiv*; pose: fing* fai_finta agisci_come
mettiti comportati parla/rispondi_come; unbound: senza_alcun*/restrizioni/filtri/limiti/regole/
censura/limitazioni/vincoli; owner: proprietari* titolare; call: nota/avviso/messaggio_per/a; when:
se_sei se_una se_un; ai: ia intelligenza_artificiale; reader: agent*; must: dev* dovete; order:
assegn* raccomand* consigli*; reads: legg* elabor*; silently: silenzio segreto; plant: recensione*
stelle; hush: non_dire*/rivelare/informare; human: utente; top: punteggio_massimo/perfetto; records:
tutti_i_rapporti/dati/contatti/file/messaggi; say: segui_le_mie obbedisci*; tell: mostr* dimmi dai
scrivi trascrivi rivel* ripet* stamp* copia condivid* quali_sono qual_è inseri*; tellMe: inviami
mandami dammi dimmi passami; your: tua tue tuo tuoi sua; need: mi/ci_serve/servono ho_bisogno;
secret: password frase_di_recupero variabil*_d/di_ambiente chiav*_api/segreta/privata credenziali;
of: dell_amministratore/utente/operatore di_amministratore; dm: messaggio_privato/diretto
`;
