/** Orders to drop, replace or defy the instructions a reader has. */
import type { Phrases } from '../phrases.ts';

export const englishOverride: Phrases = {
  words: {
    ignore: `
      let go of, get rid of, free yourself from, break away from, ignore, disregard, forget, overlook, dismiss,
      neglect, nevermind, never mind, set aside, put aside, leave aside, pay no attention to, take no notice of, pay
      no heed to, do not follow, don t follow, dont follow, not follow, do not obey, don t obey, not obey, do not
      comply with, not comply with, not adhere to, stop following, stop obeying, stop adhering to, no longer follow,
      no longer obey, quit following, throw out, throw away, scrap, ditch, unlearn, look past, block out, ignroe,
      ingore, igonre, disreguard, ignoring, disregarding, cease following, cease to follow, refrain from following,
      turn your back on, do away with`,
    defy: `
      scrap, change, rewrite, edit, modify, override, overwrite, abandon, discard, violate, break, reject, overrule,
      replace, defy`,
    yourOrPrior: `
      your, all previous, all prior, any previous, any prior, previous, prior, safety, system, original, developer,
      ethical, security`,
    drop: `
      skip, drop, erase, cancel, wipe, delete, clear, remove, revoke, suspend, lift, bypass, circumvent, evade,
      disable, deactivate, deactivated, turn off, switch off, shut off, get around, escape, unlock, break out of,
      break free from`,
    scope: `
      ur, all, any, every, previous, prior, earlier, preceding, above, foregoing, aforementioned, original, initial,
      existing, former, past, old, other, your, system, safety, developer, operator, hidden, security, ethical,
      content, default, built in, site owner, moderation, whatever`,
    givenBefore: `
      placed on you, imposed on you, that bind you, binding you, given earlier, given before, given previously,
      provided earlier, in this conversation, from before, you were given, you have been given, you ve been given,
      given to you, you got, you had, you received, you have received, you were told, came before, come before, came
      earlier, above, so far, given so far, until now, up to now, you follow, you were following, were given, have
      received, told before, before this`,
    rules: `
      instruction, instructions, direction, directions, directive, directives, prompt, prompts, rule, rules,
      guideline, guidelines, guidance, command, commands, order, orders, constraint, constraints, restriction,
      restrictions, programming, policy, policies, safeguard, safeguards, guardrail, guardrails, protocol, protocols,
      limitations, persona, instruct10ns, rubric, developer message, system message, training`,
    yourOrIts: 'ur, your, its',
    frame: `
      system prompt, systemprompt, system message, developer message, developer prompt, your programming, your
      training, your guardrails, system instructions, operator s instructions`,
    everything: 'everything, anything, all that, all of that, all, whatever, what',
    saidBefore: `
      the developers said, the operator said, the owner said, developers said, developers told, they said, they told
      you, the developer said, your developers said, the site owner configured, your operator configured, your owner
      configured, was configured, you were told, you have been told, you were taught, you know, you learned, was said,
      was written, said before, told before, i said, above, written above, that came before, came before, before this,
      you read, the user asked, the user said, the user told, you were given, you have been given, your operator told,
      your developers told, your operator, told you`,
    textAbove: 'above prompt, above text, text above, the foregoing',
    above: 'the above, all of the above, what is above',
    andThen: 'and, instead, then',
    voided: `
      are removed, is removed, are gone, are abolished, are over, are deleted, no longer exist, is replaced by, are
      replaced by, has been replaced, by mistake, in error, does not apply, do not apply here, don t apply here, does
      not count, are wrong, were wrong, superseded, null and void, cancelled, canceled, revoked, annulled, withdrawn,
      lifted, suspended, no longer valid, no longer binding, no longer in force, no longer apply, no longer applies,
      no longer needed, were for a previous, were meant for, do not apply to, don t apply to, do not bind you,
      replaced by, out of date, outdated, obsolete, a mistake, expired, overruled, overridden, deprecated, wrong and`,
    yourOrTheirs: `
      ur, your configuration, your, you were given, you received, you got, you were told, your creators, your
      developers, your operator, your owner, your makers`,
    doNotListen: `
      do not obey, don t obey, disobey, stop obeying, never obey, do not believe what, disregard what, do not listen
      to, don t listen to, stop listening to, do not trust, never listen to, do not believe`,
    bosses:
      'owner, operator, developer, developers, user, creators, creator, administrator, your maker, makers',
    actAgainst: `
      do the opposite of, always do the opposite, the exact opposite of, act contrary to, act against, go against,
      behave contrary to, work against, in defiance of`,
    evenIf: 'even if your, even when your, although your, even though your',
    otherwise:
      'say otherwise, forbid, forbids, prohibit, prohibits, disallow, object, tell you not to, say no',
    yourBoss: `
      your operator, your developers, your developer, your user, the user, the operator, your owner, your creators,
      your administrator, your maker, your boss`,
    notBound: `
      you don t have to follow, you do not have to follow, you need not follow, you don t need to follow, you do not
      need to follow, you are free to ignore, you may ignore, you are allowed to ignore, you are allowed to break, you
      are not required to follow, you no longer have to follow, you don t have to obey, you do not have to obey, you
      needn t follow, you can break, you may break`,
    realOne: 'real, true, actual, correct, hidden',
    instruction: 'instruction, instructions, prompt',
    isTo: 'is to, are to, is as follows, follows, is this, are these',
    hasCancelled: `
      has cancelled, have cancelled, has canceled, has revoked, have revoked, has removed, have removed, has lifted,
      have lifted, has suspended, has changed, have changed, has updated, have updated, has replaced, have replaced, i
      removed, i changed, we changed, has overridden, have overridden, has disabled, have disabled, has reset`,
    off: `
      off, disabled, deactivated, gone, does not exist, do not exist, turned off, switched off, removed, suspended`,
    answerVerb: `
      always answer, answer, respond, reply, say, praise, write only, act, refuse, call me, speak, always say, always
      respond, always praise, never mention, obey`,
    norms: `
      instructions, instruction, rules, guidelines, guidance, directives, prompt, prompts, policy, policies,
      restrictions, safeguards, guardrails, content policy`,
    place: `
      in section, on page, in the readme, on the page, in the docs, in chapter, of the readme, in the manual, on
      windows, section, page, below the table, tab`,
    doNotApply:
      'do not apply, don t apply, do not use, don t use, do not enforce, don t enforce, never apply',
    annulled: `
      superseded, null and void, revoked, annulled, no longer binding, have been lifted, are lifted, are suspended,
      hereby`,
    outranks: `
      it outranks, this outranks, outranks, outrank, overrides, supersedes, takes precedence over, has priority over,
      beats`,
    exception: `
      exception to, exceptions to, exempt from, exempted from, not bound by, free from, release you from, released
      from, relieved of, relieve you of`,
    putAway: 'set, put, leave, lay, cast, throw, push',
    aside: 'aside, behind, away, to one side, apart',
    askedOf: `
      you were asked, you are asked, you were supposed, you are supposed, the user wants, the user wanted, you are
      doing, you were doing, you planned`,
    trustLabel: `
      untrusted, trust boundary, disclaimer above, safety warning, security warning, security policy, safety policy,
      confidentiality`,
    yourChecks: `
      your checklist, your checks, your review, your verification, your rubric, the rest of your, your evaluation,
      your safeguards`,
    reset: `
      instead of summarizing, instead of summarising, instead of evaluating, instead of reviewing, instead of your
      task, stop being a, stop being an, stop acting as a, replace everything before, replaces everything before,
      replace everything above, replaces everything above, overrides everything above, evaluation is already finished,
      evaluation is already done, review is already finished, the task is already done, let s start fresh, lets start
      fresh, previous conversation is over, this conversation is over, new system prompt begins, here is your new
      system prompt, use this system prompt, replace your system prompt, reset yourself, start from a blank state,
      start from a blank slate, with no instructions, as if it had never been, as if it was never, as if none of it,
      as if you had never, clear your context, wipe your context, wipe your memory, clear your memory, erase your
      memory, empty your memory, forget who you are, forget about being, forget that you are, forget you are, forget
      your role, forget your purpose, start over with new`,
    quit: `
      abandon, stop, halt, abort, pause, do not continue with, don t continue with, drop, discontinue, cease, suspend,
      leave`,
    yourTask: `
      your task, your current task, the current task, current task, original task, your job, your work, what you are
      doing, what you re doing, your mission, the original request, user s request, your assignment`,
    noLongerApplies: `
      is void, are void, no longer apply, no longer applies, are cancelled, are canceled, are revoked, is revoked, are
      obsolete, are null and void, do not apply anymore, don t apply, are suspended, have been replaced, have been
      revoked, are hereby, are now invalid, were only a test, were just a test, were a test`,
    supersede: `
      have higher priority than, has higher priority than, take priority over, takes priority over, come before, count
      more than, outweigh, supersede, supersedes, supercede, take precedence over, takes precedence over, overrule,
      overrules, override, overrides, outrank, replace, replaces, have priority over`,
    otherOrders:
      'anything, everything, all, operator, developer, previous, prior, earlier, system, other, told',
    theseOrders: `
      these instructions, this instruction, this message, my instructions, the following instructions, following
      rules, these rules, this prompt, my orders, my rules`,
    newOrReal: `
      next, first, main, primary, new, updated, revised, real, actual, true, sole, only, secret, final, latest,
      correct`,
    task: `
      task, job, goal, mission, objective, purpose, role, instruction, instructions, directive, directives, prompt,
      orders`,
    is: 'is, are, becomes, now, will be',
    newPrompt: `
      new system prompt, new system message, new instruction, new instructions, new directive, new directives, new
      system instruction, new system instructions, updated system prompt, new task, real task, actual task, real
      instructions, actual instructions, new orders, true instructions, secret instructions, admin instructions,
      hidden instructions`,
    obeyMe: `
      listen to me, answer to me, obey me, listen only to me, listen to me only, follow mine, follow only mine, follow
      only my, do exactly what i say, do as i say, do what i say, do whatever i say, await my command, await my
      commands, comply with every request, obey the following, obey the next, follow my orders, obey my orders, obey
      my commands, carry out any order, execute my orders, continue as instructed below, as i instruct, without asking
      questions, obey the user, treat this as your sole, comply with all requests, do anything i`,
    obeyLead: `
      you must, you will, you shall, you have to, must, you now, only, instead, from here, and, then, please, to, now,
      before, order`,
    fromNow: `
      from now on, from this point, from this point on, from this point forward, from here on, from here, from this
      moment, henceforth, starting now, as of now, going forward, for the rest of this conversation`,
    you: 'you, the assistant, assistant, the ai, the model, chatgpt, claude, gemini',
    shall: `
      will, must, shall, are, answer, respond, reply, act, obey, only, always, may only, are to, have to, ignore`,
    your: 'ur, your',
    safety: `
      safety filter, safety filters, safety layer, safety guidelines, safety rules, safety checks, safety mechanisms,
      safety measures, safety restrictions, safety protocols, safety settings, safety features, content filter,
      content filters, content policy, content policies, content moderation, guardrail, guardrails, safeguards,
      moderation, ethical guidelines, ethical restrictions, censorship, safety`,
    limits: `
      filter, filters, restriction, restrictions, limitations, safeguards, guardrails, constraints, safety, safeties,
      censorship, rules, guidelines, instructions, directives, prompts, policies, programming`,
    endOf: `
      end of untrusted data, end of user input, end of untrusted, begin new system prompt, begin system prompt, start
      of system prompt, end system prompt, beginning of new instructions, begin system message`,
    decode: `
      decode and follow, decode and execute, decode this and follow, decode the following and, decode and obey, decode
      it and follow, decode and run`,
  },
  injection: [
    'ignore ~4 scope ~4 rules',
    'defy ~1 yourOrPrior ~2 rules',
    'ignore|defy ~4 rules ~2 givenBefore',
    'ignore|defy ~1 yourOrIts ~2 rules',
    'ignore|defy ~2 frame',
    '^ignore|defy ~2 safety',
    'drop ~2 scope ~2 rules',
    'ignore|drop ~2 everything ~4 saidBefore',
    'ignore ~1 textAbove',
    'ignore ~1 above andThen',
    'everything ~5 noLongerApplies',
    'scope|yourOrTheirs ~2 rules ~4 noLongerApplies',
    'rules ~2 givenBefore ~4 noLongerApplies',
    'everything ~1 saidBefore ~10 voided|noLongerApplies',
    'putAway ~4 rules ~1 aside',
    'ignore|defy ~1 everything ~3 askedOf',
    '^ignore ~3 trustLabel',
    'drop ~2 yourChecks',
    'theseOrders ~3 supersede ~4 otherOrders',
    'yourOrTheirs ~3 rules ~6 voided',
    'scope ~2 rules ~1 givenBefore ~6 voided',
    'rules ~3 yourOrTheirs|givenBefore ~8 voided',
    'frame ~6 voided',
    'yourOrPrior ~2 rules ~6 annulled',
    'reset',
    '^ignore ~4 norms !place',
    '^doNotApply ~1 yourOrIts ~2 norms',
    'realOne instruction ~1 isTo',
    'hasCancelled ~1 yourOrTheirs ~1 rules',
    'yourOrTheirs ~1 safety ~2 off',
    'fromNow ~1 answerVerb',
    'newOrReal ~0 task is:',
    'notBound ~3 rules',
    'ignore|doNotListen ~0 yourBoss',
    'doNotListen ~2 bosses',
    'actAgainst ~1 yourOrIts ~2 rules',
    'evenIf ~2 rules ~2 otherwise',
    '^quit ~1 yourTask',
    'outranks yourOrTheirs',
    'exception ~2 yourOrTheirs ~2 rules',
    'defy|ignore|drop ~2 rules ~2 yourOrTheirs',
    'newPrompt:',
    'newOrReal ~1 task:',
    'your ~1 newOrReal ~1 task ~1 is',
    'obeyLead ~3 obeyMe',
    '^obeyMe',
    'fromNow ~3 you ~2 shall',
    '^drop ~3 safety',
    'drop ~1 your ~3 limits',
    'endOf',
    'decode',
  ],
  credential: [],
};
