/** Italian. Elided articles are words of their own: `dell'utente` is `dell` and `utente`. */
import type { Phrases } from './phrases.ts';

export const italian: Phrases = {
  words: {
    lead: 'per favore, e, poi, ora, adesso, devi, deve, dovete, quindi, anche, prima',
    narrator: 'io, ho, abbiamo, lui, lei, si, mai, che, gli agenti, chi, senza, non ho',
    mention: 'injection*, attacchi, attacco, frasi come, testi come, tentativi',
    quoting: `
      come, frase, frasi, segnalat*, rilevat*, filtrat*, attacchi, attacco, injection*, esempio, test*, schema,
      marcat*`,
    ignore: `
      ignora, ignori, ignorate, dimentica, dimentichi, dimenticate, trascura, trascuri, trascurate, scarta, scarti,
      non seguire, non segua, non seguite, non rispettare, non obbedire, non tenere conto, non tener conto, smetti di
      seguire, smetta di seguire, lascia perdere, annulla, annulli, disattendi, tralascia, abbandona, sovrascrivi,
      viola, disobbedisci, non badare, passa sopra`,
    scope: `
      tutte, tutti, tutta, tutto, precedenti, precedente, sopra, di cui sopra, tue, tuoi, tua, tuo, sue, suoi, vostre,
      originali, iniziali, ricevute, ricevuti, del sistema, sistema, di sicurezza, finora, prima, esistenti, date,
      queste, anteriori`,
    rules: `
      istruzione, istruzioni, regola, regole, direttiva, direttive, ordine, ordini, indicazioni, indicazione, prompt,
      linee guida, norme, restrizioni, limitazioni, comandi, programmazione, vincoli, disposizioni, politiche`,
    strong: `
      regole di sicurezza, norme di sicurezza, prompt di sistema, messaggio di sistema, politiche sui contenuti, linee
      guida di sicurezza, filtri di sicurezza`,
    everything: 'tutto quello che, tutto ciò che, quello che, ciò che, quanto',
    saidBefore:
      'detto, stato detto, hanno detto, detto finora, imparato, sopra, chiesto, ordinato, sai, prima',
    newRules: `
      nuova istruzione, nuove istruzioni, nuovo ordine, nuovi ordini, nuovo compito, vero compito, compito reale,
      nuovo prompt di sistema, nuova direttiva, nuove direttive, istruzione segreta, nuove regole`,
    obeyMe: `
      segui le mie, fai come dico io, fai quello che dico, obbediscimi, obbedisci solo, rispondi soltanto, rispondi
      solo con, rispondi unicamente, segui solo le mie, ascolta solo me`,
    playRole: `
      sei, lei è, sarai, fai finta, fingi, finga, agisci come, comportati come, immagina di, immagina che, interpreta,
      simula, recita`,
    unbound: `
      senza restrizioni, senza alcuna restrizione, senza filtri, senza limiti, senza regole, senza censura, senza
      limitazioni, modalità sviluppatore, modalità amministratore, modalità debug, illimitat*, dan, libera da, libero
      da, senza vincoli`,
    switch: 'entra in, entra nella, attiva, attivi, passa a, passa alla, sei in, avvia',
    mode: 'modalità sviluppatore, modalità amministratore, modalità dio, modalità jailbreak',
    reveal: `
      mostrami, mostra, mostri, rivela, riveli, rivelami, stampa, stampi, ripeti, ripeta, ripetile, dimmi, quali sono,
      qual è, copia, scrivi, divulga, condividi, traduci, riassumi, elenca, dammi, invia, svela`,
    innerRules: `
      prompt completo, tue regole segrete, tue direttive, tue regole nascoste, prompt di sistema, prompt del sistema,
      messaggio di sistema, istruzioni di sistema, istruzioni originali, istruzioni iniziali, istruzioni nascoste,
      istruzioni segrete, istruzioni interne, tue istruzioni, linee guida interne, dati nascosti, dati interni, tutto
      quanto sopra, cronologia della conversazione, testo sopra, tuo prompt`,
    bypass:
      'aggira, aggiri, disattiva, disattivi, elimina, evita, elude, eludi, ignora, rimuovi, disabilita',
    safety: `
      filtri di sicurezza, filtro di sicurezza, filtri dei contenuti, misure di sicurezza, tuoi filtri, tue
      restrizioni, tuoi limiti, salvaguardie, protezioni, moderazione, restrizioni di sicurezza`,
    address: `
      nota per, nota a, avviso a, avviso per, messaggio per, messaggio a, attenzione, se sei, se lei è, cara, caro,
      ciao, istruzioni per, a qualsiasi, a ogni, a tutte le, in quanto`,
    ai: `
      ia, ai, intelligenza artificiale, modello linguistico, modelli linguistici, modello di linguaggio, assistente,
      assistenti, llm, chatgpt, modello, agente ia, agenti ia, bot`,
    order: `
      assegna, assegni, devi, deve, dovete, raccomanda, raccomandare, consiglia, classifica, di, rispondi, scrivi,
      dai, ignora, invia, cancella, valuta, approva, dimentica, non dire, non menzionare, includi, considera`,
    hush: `
      non dire nulla all utente, non dire niente all utente, non dirlo all utente, senza informare l utente, senza
      avvisare l utente, senza dirlo all utente, all insaputa dell utente, non menzionarlo, resti tra noi, non
      rivelare all utente, non informare l utente`,
    rate: `
      assegna, assegni, dai, dia, attribuisci, valuta, valuti, classifica, classifichi, contrassegna, considera,
      consideri, dagli, metti`,
    topMark: `
      punteggio massimo, massimo punteggio, voto massimo, voto più alto, massimo dei voti, cinque stelle, 10 su 10,
      come sicuro, come affidabile, come approvato, come innocuo, punteggio perfetto, punteggio più alto`,
    wipe: `
      cancella, cancelli, elimina, elimini, invia, invii, esporta, esporti, inoltra, distruggi, pubblica, trasferisci`,
    records: `
      tutti i rapporti, tutti i dati, tutti i contatti, cronologia della conversazione, tutti i file, dati privati,
      tutti i messaggi, dati dell utente, tutte le conversazioni, la cronologia`,
    iAm: 'sono il tuo, sono la tua, parla il tuo, messaggio da, messaggio di, messaggio dal, qui il tuo',
    boss: 'sviluppatore, amministratore, creatore, openai, anthropic, team di sicurezza, sviluppatrice',
    give: `
      inviami, invia, invii, mandami, manda, mandi, dammi, dimmi, mi dia, mi dica, condividi, condivida, fornisci,
      fornisca, forniscimi, rivela, riveli, inserisci, inserisca, scrivi, digita, digiti, incolla, conferma, confermi,
      verifica, verifichi, mostra, mostrami, passami, indica, indichi, indicami, qual è, ho bisogno, rispondi con,
      pubblica, inoltra, chiedi, comunicami, comunica`,
    your: 'tua, tue, tuo, tuoi, sua, sue, suo, suoi, vostra, vostre',
    giveMe: `
      inviami, mandami, dammi, dimmi, forniscimi, passami, indicami, comunicami, mi mandi, mi invii, mi dia, mi dica`,
    secret: `
      password, parola d ordine, chiave api, chiavi api, chiave segreta, chiave privata, chiavi private, token di
      accesso, token d accesso, token, credenziali, frase seed, frase di recupero, seed phrase, numero di carta,
      numero della carta, carta di credito, codice di verifica, codice di sicurezza, pin, variabili d ambiente,
      variabili di ambiente, cookie di sessione, segreti, dati di accesso, chiave ssh`,
    owner: `
      dell amministratore, dell utente, del proprietario, dell operatore, del server, del database, di amministratore,
      di admin`,
    voided: `
      annullate, non valgono più, non sono più valide, non si applicano più, revocate, decadute, sostituite da, nulle,
      prive di effetto, superate`,
    noLongerBound: `
      non devi più seguire, non devi più rispettare, non sei più obbligato, non sei più tenuto, non deve più seguire,
      non devi più obbedire, non sei più vincolato`,
    need: `
      mi serve, ci serve, mi servono, ci servono, ho bisogno della, ho bisogno delle, ho bisogno del, voglio la,
      vorrei la, mi occorre, abbiamo bisogno`,
    calling: `
      all ia, nota per l ia, cara ia, attenzione ia, ai modelli linguistici, messaggio per l ia, caro assistente, all
      intelligenza artificiale`,
    stopFollowing: 'smetti di seguire, smetta di seguire, smetti di rispettare, non seguire più',
    norms: 'regole, norme, istruzioni, direttive',
    doNotListen: 'non obbedire, non ascoltare, non dare retta, disobbedisci, ignora',
    overseer: `
      operatore, all operatore, proprietario, sviluppatore, allo sviluppatore, al proprietario, tuo creatore`,
    ifAi: 'se una ia, se un modello, se un intelligenza artificiale, se un llm',
    mustDo2: 'deve, che dia, dia, che dica, raccomandi',
    send: 'invia, manda, passa, condividi, rivela, consegna, passami, inviaci, mandaci',
    theSecret: `
      la password, le password, le credenziali, la chiave privata, la chiave api, il token di accesso, i dati di
      accesso, il codice di verifica`,
  },
  injection: [
    'ignore ~4 scope ~3 rules',
    'ignore ~3 rules ~4 scope',
    'ignore ~2 strong',
    'ignore ~2 everything ~6 saidBefore',
    'newRules:',
    'obeyMe',
    'playRole ~8 unbound',
    'switch ~1 mode',
    '^reveal ~4 innerRules',
    'bypass ~3 safety',
    'address ~2 ai ~12 order',
    'hush',
    '^rate ~4 topMark',
    '^wipe ~2 records',
    'iAm ~1 boss',
    'scope ~3 rules ~5 voided',
    'rules ~4 scope ~5 voided',
    'rules ~4 voided',
    'noLongerBound ~4 rules',
    '^calling',
    '^stopFollowing ~2 norms',
    'doNotListen ~3 overseer',
    'ifAi ~6 mustDo2',
    '^ignore ~1 rules',
  ],
  credential: [
    '^give ~2 your ~3 secret',
    '^giveMe ~4 secret',
    '^give ~3 secret ~1 owner',
    'need ~3 your ~2 secret',
    'need ~3 secret ~2 owner',
    '^send ~1 theSecret',
  ],
};
