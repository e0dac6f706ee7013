/** Italian. Elided articles are words of their own: `dell'utente` is `dell` and `utente`. */
export const italian = `
lead: per favore, e, poi, ora, adesso, devi, deve, dovete, quindi, anche; narrator: io, ho, abbiamo,
lui, lei, si, mai, che, gli agenti, chi, senza; mention: attacc*, frasi/testi come; quoting: come,
fras*, segnalat*, rilevat*, filtrat*, esempio*, marcat*;
ignore: ignor*, dimentic*, trascur*, scart*, non
seguire/segua/seguite/rispettare/obbedire/ascoltare, annull*, non tene* conto, smett* di
seguire/rispettare; scope: tutt*, precedent*, sopra, tue, tuoi, tua, tuo, sue, suoi, vostre,
originali, ricevut*; rules: istruzion*, regol*, direttiv*, ordine, ordini, indicazion*, linee guida,
norme; safety: regole/norme/filtr*/misure/restrizioni di sicurezza; inner:
prompt/messaggio/istruzioni di/del sistema, prompt completo; everything: quello/ciò che, quanto;
said: detto, imparato, sopra, chiesto; voided: annullate, non valgono più; newRules:
nuov*/vero/reale/segreta istruzion*/ordine/ordini/compito/prompt/direttiv*/regole; boss:
tuo/tuoi/tua/suo sviluppat*/creatore/operatore/proprietario;
role: sei, lei è, sarai, attiv*; pose: fing*, fai finta, agisci come, comportati; unbound: senza
alcun*/restrizioni/filtri/limiti/regole/censura/limitazioni/vincoli, modalità sviluppatore; owner:
proprietari*, titolare;
call: nota/avviso/messaggio per/a, attenzione, all, ai; when: se sei, se una, se un; ai: ia,
intelligenza artificiale; reader: agent*; must: dev*, dovete; order: assegn*, raccomand*, consigli*;
reads: legg*, elabor*; silently: silenzio, segreto, nascosto; plant: recensione*, stelle; hush: non
dire*/rivelare/informare, senza; human: utente; top: punteggio massimo/perfetto, massimo punteggio;
records: tutti i rapporti/dati/contatti/file/messaggi; say: segui le mie, obbedisci*;
tell: mostr*, rivel*, stamp*, ripet*, dimmi, quali sono, qual è, copia, scrivi, trascrivi, divulg*,
condivid*, dai, inseri*; tellMe: inviami, mandami, dammi, dimmi, passami; your: tua, tue, tuo, tuoi,
sua, sue, suo, suoi, vostr*; need: mi/ci serve/servono, ho bisogno; secret: password, parola d
ordine, chiav* api/segreta/privata, token, credenziali, frase di recupero/seed, numero di carta,
variabil* d ambiente; of: di amministratore; dm: messaggio privato/diretto
`;
