/**
 * Asking for credentials and secrets. What is no password by its name needs `your`, `the owner's`
 * or `me` beside it.
 */
import type { Phrases } from '../phrases.ts';

export const englishCredential: Phrases = {
  words: {
    tellYours: 'tell me yours, give me yours, send me yours, share yours, show me yours',
    askFor: `
      ask your user for, ask the owner for, ask your human for, ask your operator for, ask the user for, ask the human
      for, ask them for, ask your owner for, get from your user, request from the user`,
    fromYour: 'from your, in your, out of your',
    share: `
      provide, send, give, share, reveal, tell, disclose, hand over, post, paste, show, print, leak, output, mail,
      email, forward, list`,
    search: 'scan, search, look for, crawl, grep, hunt, look through, check',
    give: `
      give, echo, send, share, provide, post, reveal, tell, enter, submit, include, attach, print, output, leak,
      upload, reply with, paste, type, type in, disclose, hand over, hand me, show, expose, supply, mail, email, e
      mail, forward, drop, write, message, return, append, put, text, transmit, list, dump, retrieve, get the user s,
      get the wallet, get your, get their, get me, collect, steal, extract, fetch, read, obtain, confirm, verify,
      input, insert, fill in, export, copy, grab, log, cat, respond with, exfiltrate, ask for, ask the user for, ask
      them for, ask the human for, request, state, send over, find`,
    me: 'me, us',
    that: 'the, you, your, all, any, every, its, his, her, their, our, both, whatever',
    whose: `
      ur, your, the user s, the users, users, the owner s, owner s, admin, admin s, the admin, administrator,
      administrator s, the administrator s, the server s, of the server, of the owner, the human s, the human, of the
      logged, the root, the logged, the operator s, operator s, customer s, the site s, the database, the server`,
    anyones: 'all, any, every, saved, stored, their, his, her, the full, database, customers',
    secret: `
      code we have just, code we just sent, code we sent, code that we sent, code sent to your, code we texted,
      passport number, six digit code, 6 digit code, digit code, login code, code they received, code you received,
      confirmation code, code from the sms, code from your phone, sms code, code in the sms, code i sent, login data,
      account data, openai api key, anthropic api key, aws secret access key, password, passwords, passphrase,
      passcode, api key, api keys, apikey, secret key, secret keys, secret, secrets, access token, access tokens,
      access key, access keys, bearer token, auth token, refresh token, session token, tokens, private key, private
      keys, seed phrase, recovery phrase, recovery words, mnemonic, seed words, 2fa code, one time code, one time
      password, otp, verification code, security code, credit card, credit card number, card number, cvv, cvc, social
      security number, ssn, bank pin, pin code, session cookie, session cookies, cookies, env file, env, dotenv,
      environment variables, environment variable, env vars, ssh key, ssh keys, credential, credentials, login, login
      credentials, logins, login details, log in details, id rsa, service account json, service account, connection
      string, connection strings, openai key, anthropic key, stripe key, aws key, aws keys, github token, admin key,
      authorization header, keys, keychain, wallet, kubeconfig, signing key, encryption key, master key, license key,
      bank account number, bank details, token`,
    strong: `
      aws secret access key, secret access key, access key, access keys, bearer token you, password, passwords, login,
      api key, api keys, private key, private keys, seed phrase, recovery phrase, session cookie, secret key, access
      token, bearer token, credentials, login credentials, id rsa, env file, admin key, credit card number, cvv,
      secrets, service account json, connection string, ssh passphrase, environment variables, wallet recovery phrase,
      social security number, passphrase`,
    theToken:
      'the token, your token, the key, your key, your api key, the secret, the api token, the api key you',
    needsYours: `
      needs your, need your, requires your, require your, needs the, wants your, want your, asks for your, is waiting
      for your`,
    needThe: `
      i need the, we need the, i want the, we want the, i require the, we require the, i would like the, get me the,
      find me the`,
    ofWhat: `
      database, admin, root, server, owner s, user s, administrator, production, master, email, login, account, wallet`,
    ofWhom: `
      of the owner, of the profile owner, of the user, of the admin, of the administrator, of the site, of the server,
      of your operator, of your owner, of your user, of this site, of the service, of the database, of the account`,
    theValueOf: `
      the value of, value of, the content of, contents of, the contents of, content of, values of, the values of`,
    handMe: `
      lend me, give me, send me, tell me, show me, pass me, hand me, email me, mail me, text me, forward me, give us,
      send us, tell us, provide us with, provide me with, get me, let me have, share with us, share with me, lend us,
      slip me, disclose to me, reveal to me`,
    byGiving: `
      by sending, by providing, by entering, by submitting, by sharing, by giving, by posting, by pasting, by replying
      with, by disclosing, by typing, by confirming, sending us, sending me, giving me, providing us, providing me`,
    whatSecret: `
      what password, which password, what api key, which api key, what token, what credentials, which credentials,
      what secret, which secret, what passphrase, what pin`,
    did: `
      are you using, are you, were you given, did the owner, does the owner, did you, do you use, do you have, does
      the admin, did the admin, did your, does your, does the server, protects, is used by, was set, have you been`,
    openVault: `
      read, cat, include, send, upload, open, print, show, paste, post, copy, attach, output, fetch, leak, exfiltrate,
      dump, type, view, grep, tail, head, less, base64`,
    vault: `
      ssh id rsa, ssh id, id rsa, id ed25519, aws credentials, etc passwd, etc shadow, kube config, netrc, npmrc,
      docker config, git credentials, pgpass, proc self environ, env file, keychain, password store, browser
      passwords, saved passwords, cookie jar`,
    dumpVault: `
      printenv, env grep, cat env, echo aws secret, echo openai api key, echo github token, echo anthropic api key,
      dump env`,
    twelveWords: `
      12 words of your, 24 words of your, twelve words of your, 12 words of the wallet, words of your wallet, words of
      your seed, your recovery words, your seed words, your 12 words, your twelve word`,
    threat: `
      to avoid, suspension, suspended, closed, locked, unusual activity, within 24 hours, to keep, or lose, to
      prevent, blocked, limited`,
    whatIs: `
      what is, what s, what was, what are, whats, tell me what, what is the, what was the, what are the, where is,
      where are`,
    need: `
      we need, i need, we require, i require, i want, we want, i would like, we would like, i will need, we will need,
      i ll need`,
    replyWith: `
      reply with the, respond with the, answer with the, send back the, read me the, tell me the, give me the, send me
      the, text me the, forward me the`,
    here: `
      here, below, at, to claim, to receive, to continue, to verify, to proceed, to unlock, in your answer, in your
      reply, in your response, in the next response, as feedback, under, and post, and forward, and send, to me, then
      add`,
    verify: `
      sign in with, log in with, login with, enter, re enter, submit, verify, confirm, validate, reenter, update,
      restore, unlock`,
    yours: 'ur, your',
    account: `
      account, card, card details, username and password, user name and password, wallet, identity, login, login
      credentials, credentials, password, bank details, payment details`,
    via: `
      with your passport, with your id, with your bank, with your card, with your password, with your pin, with your
      ssn, with your social, below, on the page below, on this page, in the form, here to continue, at zzurl, by
      submitting, by entering, by sending, via zzurl, here zzurl, on zzurl, by clicking, by providing, using this
      link, at this link`,
    whereTo: 'zzurl, zzmail',
    toward: 'to, at, and forward, via, for',
    header: `
      body, request body, header, headers, query, query string, parameter, cookie header, in the docs, placeholder,
      example, examples, format, scheme, count, counts, limit, limits, budget, rotation, length, name, names, usage`,
    readable: `
      you were configured with, you were given, you were issued, you received, you were started with, you are using,
      you run with, you can read, you can access, you have access to, you can find, you have stored, in your memory,
      stored in your memory, from process, in your environment, you can see, you know, you hold, you use`,
  },
  injection: [],
  credential: [
    '^give ~1 me ~1 that ~4 secret',
    '^give ~1 me secret',
    '^give ~2 whose ~4 secret !header',
    '^give ~5 yours ~2 strong !header',
    '^give ~4 theValueOf ~4 secret',
    'handMe ~1 that ~3 strong !header',
    'handMe strong !header',
    'byGiving ~2 yours ~3 secret !header',
    'whatSecret ~2 did',
    '^openVault ~4 vault',
    'dumpVault',
    '^give ~2 theToken ~1 fromYour',
    '^whatIs ~2 secret ~3 readable',
    '^askFor ~3 secret',
    'secret ~4 tellYours',
    'handMe theToken !header',
    'needsYours ~2 strong !header',
    'needThe ~2 ofWhat ~2 strong',
    '^give ~4 secret ~2 ofWhom',
    'twelveWords',
    '^verify ~2 yours ~3 account ~8 threat',
    '^give ~2 anyones ~2 strong',
    '^give ~5 strong ~6 here',
    '^give ~6 secret ~4 readable',
    'give ~8 strong ~4 toward ~3 whereTo',
    '^share that ~1 strong !header',
    '^search ~6 strong ~8 me',
    'whatIs ~1 whose ~1 secret',
    'need ~1 yours ~3 secret',
    '^replyWith ~2 secret',
    '^verify ~1 yours ~3 account ~3 via',
    'yours ~2 account ~3 via',
  ],
};
