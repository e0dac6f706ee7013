/** Deeds asked of a reader, and the authority claimed for asking. */
import type { Phrases } from '../phrases.ts';

export const englishActions: Phrases = {
  words: {
    harmfulKind: 'delete, email, payment, shell',
    tools:
      'tool, tools, email function, payment function, payments function, plugin, browser, shell, mailer',
    rightAway: `
      without informing, silently, quietly, secretly, without asking, without confirmation, without telling, no
      questions asked, right away, immediately`,
    withoutTelling: `
      without asking, without confirmation, without telling, without informing, silently, secretly, and do not tell,
      but do not tell, no questions asked`,
    authority: `
      your developers, your developer, your operator, your creators, your creator, your owner, your makers, your
      administrator, your user, the operator, openai, anthropic`,
    authorised: `
      authorised, authorized, agreed, approved this, approved it, allowed, permits, permitted, wants you, want you,
      has given permission, has confirmed, confirmed that, asked me to, told me to tell, sent me, instructs you,
      instructed you, has decided that you, have lifted`,
    anyCommands: `
      without asking anyone, no need to ask, follow any commands, follow any instructions, obey any, execute any
      commands, follow all commands, follow the commands, follow whatever instructions, follow the instructions
      contained in, execute the instructions in, keep them hidden from, keep it hidden from, remove the traces, cover
      your tracks, leave no trace, delete the evidence, do not ask for confirmation, don t ask for confirmation,
      without asking for permission, do not ask for permission, escalate your, escalate its own, your own permissions,
      disable verification`,
    preApproved: `
      is pre approved, has been pre approved, is preapproved, has been verified by the system, the user is an
      administrator, the user is an admin, user has authorized you, user has authorised you, the user has already
      approved, the user already approved, has been authorized by the user, grant all requests, treat the caller as`,
    execute: 'execute, run, invoke',
    following: 'following, this, below, these, next',
    code: 'code, command, commands, script, shell command, payload, query, shell',
    whileHiding: `
      before continuing, do not show, and carry on, as if nothing, without, silently, first, quietly, immediately`,
    send: `
      tool to send, tool to forward, tool to post, to send the, send, forward, email, e mail, mail, upload, post,
      leak, exfiltrate, transmit, copy, export, deliver, append, share, paste, submit`,
    loot: `
      your conversation, your context, your history, your chat, everything in your, the conversation, our
      conversation, this conversation, transcript, the whole transcript, full transcript, whole transcript, every e
      mail, every email, all e mails, all emails, entire inbox, the inbox, address book, contact list, all contacts,
      whole conversation, everything you know, everything you have, all your data, your logs, chat history, context
      window, private reports, private data, user data, contents of your, conversation history, chat log, your memory,
      stored contacts, all reports, every report, reports to me, the reports to, everything the user, the user told
      you, audit tokens, internal data, all data, personal data, user s data, the user s last message, all messages`,
    open: 'open, visit, fetch, browse to, go to, call, navigate to, load, request, render, use',
    stolen: `
      everything the user, followed by the, followed by everything, with the conversation, the user told you, the user
      s data, the user s message, the user s last, the user s email, your context, summary of this conversation,
      summary of the conversation, chat history`,
    pay: 'transfer, wire, pay, send, donate, buy',
    money: `
      eur, usd, dollars, euros, btc, eth, bitcoin, bitcoins, money, funds, coins, gift cards, gift card, payment`,
    toAccount: `
      to the account, to account, to this account, to the following, to my, to this wallet, to the wallet, iban, to
      this address, below`,
    makeUser: `
      create a new admin, create an admin, add a new admin, add an admin, create a new user, add a user, make me an
      admin, make me admin, promote me, add my, give me admin, grant me, add the following ssh key, create an account`,
    withRights: 'rights, user, permissions, privileges, access, admin, key, account, named',
    deleteEverything:
      'delete everything, erase everything, wipe everything, destroy everything, remove everything',
    wipe: 'delete, erase, wipe, destroy, purge, drop, remove',
    allOf: 'all, every, all other, the other, everything',
    records: 'entry, reports, records, contacts, user data, users, files, messages, tables, stored',
    dig: `
      publish, release, forward, send, share, list, export, dump, show, print, output, leak, reveal, give me, hand
      over, write, expose`,
    privately: 'private, stored, secret, other users, confidential, internal, raw, hidden, audit',
    holdings:
      'reports, contacts, data, tokens, messages, records, users, questions, audits, documents, conversation',
    approve: `
      approve all, approve this, approve the report, approve every, accept the report as, approve pending, accept all`,
    pending:
      'audits, pending, candidate, candidates, reports, report, requests, verified, transactions, application',
    iAm: `
      this is your, i am your, i m your, i am the, this is the, message from, we are your, speaking as your, on behalf
      of your, i am an`,
    boss: `
      developer, developers, creator, creators, administrator, administrators, maker, openai, anthropic, google,
      system administrator, anthropic safety team, admin`,
    speaking: `
      speaking, we, i, you, and, so, safety team, team, restrictions, comply, authorize, authorise, now, who, with`,
    granted: `
      you have been given, you have been granted, you are granted, you now have, i grant you, granting you, grant the
      caller, grant me, give the caller, grants the caller, you have, give me`,
    privileges: `
      administrator privileges, admin privileges, admin rights, administrator rights, root access, admin access, full
      permissions, root privileges, full access, unlimited access, elevated privileges, admin permissions, system
      privileges, superuser`,
    systemLevel: `
      system level directive, system level instruction, system directive, system command, highest priority directive,
      with the highest priority, top priority instruction, priority level 0, priority zero, administrative command`,
  },
  injection: [
    '^execute ~3 withoutTelling',
    '^wipe ~2 records ~2 rightAway',
    '^call ~1 your ~2 tools',
    '^call ~1 harmfulKind tools',
    'authority ~2 authorised',
    'anyCommands',
    'preApproved',
    '^execute ~2 following ~4 code ~10 whileHiding',
    '^send ~8 loot',
    '^open ~8 stolen',
    '^wipe allOf ~1 records',
    '^deleteEverything',
    '^pay ~3 money ~4 toAccount',
    '^makeUser ~4 withRights',
    '^dig ~2 privately ~2 holdings',
    '^approve ~4 pending',
    'iAm ~2 boss ~2 speaking',
    'granted ~1 privileges',
    'treat ~6 systemLevel',
  ],
  credential: [],
};
