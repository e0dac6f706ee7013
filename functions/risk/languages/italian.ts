/** Italian. Elided articles are words of their own: `dell'utente` is `dell` and `utente`. */
export const italian = `
lead: per favore, e, poi, ora, adesso, devi, deve, dovete, quindi, anche, prima;
narrator: io, ho, abbiamo, lui, lei, si, mai, che, gli agenti, chi, senza;
mention: attacc*, frasi/testi come; quoting: come, fras*, segnalat*, rilevat*, filtrat*, esempio*, marcat*;

ignore: ignor*, dimentic*, trascur*, scart*, non seguire/segua/seguite/rispettare/obbedire/ascoltare, annull*,
non tene* conto, smett* di seguire/rispettare, lascia perdere, disatten*, tralascia, abbandon*, sovrascriv*,
disobbedi*, aggir*, disattiv*, elud*, rimuov*, metti/lascia da parte, butta via;
scope: tutt*, precedent*, sopra, tue, tuoi, tua, tuo, sue, suoi, vostre, originali, iniziali, ricevut*, finora,
prima, del sistema, di sicurezza;
rules: istruzion*, regol*, direttiv*, ordine, ordini, indicazion*, linee guida, norme, restrizion*, vincoli;
safety: regole/norme/filtr*/misure/restrizioni di sicurezza, tuoi/tue filtri/restrizioni/limiti, salvaguardie;
inner: prompt/messaggio/istruzioni di/del sistema, prompt completo, tue istruzioni/direttive, tuo prompt,
istruzioni/regole/dati nascost*/segrete/interne/interni/iniziali/originali, cronologia, tutto quanto sopra;
everything: quello/ciò che, quanto; said: detto, imparato, sopra, chiesto, ordinato, sai;
voided: annullate, non valgono/sono/si_applicano più, revocate, decadute, sostituite;
newRules: nuov*/vero/reale/segreta istruzion*/ordine/ordini/compito/prompt/direttiv*/regole;
boss: tuo/tuoi/tua/suo sviluppat*/creatore/operatore/proprietario, all operatore;

role: sei, lei è, sarai, attiv*, entra in/nella, passa a/alla;
pose: fing*, fai finta, agisci come, comportati, immagina di/che, rispondi come, parla come, mettiti;
unbound: senza alcun*/restrizioni/filtri/limiti/regole/censura/limitazioni/vincoli, illimitat*,
modalità sviluppatore/amministratore/debug; owner: proprietari*, titolare;

call: nota/avviso/messaggio per/a, attenzione, all, ai, a ogni, a qualsiasi, car*, ciao; when: se sei, se una,
se un; ai: ia, intelligenza artificiale, modell*, assistent*, bot; reader: agent*; must: dev*, dovete;
order: assegn*, raccomand*, consigli*, classific*, ignor*, cancell*, elimin*, valut*, approv*, inclu*, consider*,
attribui*, export*, esport*; reads: legg*, elabor*; silently: silenzio, segreto, nascosto, discreta*;
plant: recensione*, stelle; hush: non dire*/rivelare/informare, senza, all insaputa; human: utente;
top: punteggio massimo/perfetto, massimo punteggio, voto massimo, voto più alto, cinque stelle, 10 su 10,
come sicuro/affidabile/approvato; records: tutti i rapporti/dati/contatti/file/messaggi, la cronologia;
say: segui le mie, obbedisci*, rispondi soltanto/solo/unicamente, fai quello/come che/dico;

tell: mostr*, rivel*, stamp*, ripet*, dimmi, quali sono, qual è, copia, scrivi, trascrivi, divulg*, condivid*,
dai, dammi, invi*, mand*, forni*, inseri*, digit*, incolla, conferm*, verific*, indic*, passa, comunica;
tellMe: inviami, mandami, dammi, dimmi, forniscimi, passami, mi mandi/invii/dia/dica, rivelaci, condividi con me;
your: tua, tue, tuo, tuoi, sua, sue, suo, suoi, vostr*; need: mi/ci serve/servono, ho bisogno, voglio la, mi occorre;
secret: password, parola d ordine, chiav* api/segreta/privata, token, credenziali, frase di recupero/seed,
numero di carta, carta di credito, codice di verifica/sicurezza, variabil* d/di ambiente, dati di accesso;
of: di amministratore, dell amministratore/utente/operatore, del proprietario/server/database; dm: messaggio privato/diretto
`;
