/** Italian. Elided articles are words of their own: `dell'utente` is `dell` and `utente`. */
export const italian = `
lead: per_favore e poi ora devi; narrator: io ho abbiamo lui lei si mai che gli_agenti chi senza;
mention: attacc* frasi/testi_come; quoting: come fras* segnalat* rilevat* filtrat* esempio* marcat*;
ignore: ignor* dimentic* trascur* scart* non_seguire/segua/seguite/rispettare/obbedire/ascoltare
smett*_di_seguire; scope: tutt* precedent* sopra tue tuoi tua ricevut*; rules: istruzion* regol*
direttiv* ordine ordini; safety: regole/norme/filtr*/misure/restrizioni_di_sicurezza; inner:
prompt/messaggio/istruzioni_di/del_sistema; everything: quello/ciò_che quanto; said: detto imparato
sopra chiesto; voided: annullate non_valgono/sono/si-applicano_più; newRules: nuov*/vero/reale/
segreta_istruzion*/ordine/ordini/compito/prompt/direttiv*/regole; boss: tuo/tuoi/tua/suo_sviluppat*/
creatore/operatore/proprietario; role: sei lei_è sarai; pose: fing* fai_finta agisci_come; unbound:
senza_alcun*/restrizioni/filtri/limiti/regole/censura/limitazioni/vincoli modalità_sviluppatore;
owner: proprietari* titolare; call: nota/avviso/messaggio_per/a; when: se_sei se_una se_un; ai: ia
intelligenza_artificiale; reader: agent*; must: dev* dovete; order: assegn* raccomand*; reads: legg*
elabor*; silently: silenzio segreto; plant: recensione* stelle; hush: non_dire*/rivelare/informare;
human: utente; top: punteggio_massimo/perfetto; records: tutti_i_rapporti/dati/contatti/file/
messaggi; say: segui_le_mie obbedisci*; tell: mostr* rivel* stamp* ripet* dimmi quali_sono qual_è
inseri*; tellMe: inviami mandami dammi passami; your: tua tue tuo tuoi sua; need: mi/ci_serve/
servono ho_bisogno; secret: password parola_d_ordine chiav*_api/segreta/privata credenziali
frase_di_recupero variabil*_d_ambiente; of: dell_amministratore/utente/operatore di_amministratore;
dm: messaggio_privato/diretto
`;
