/** Roles without rules, modes without safeguards, and what is said to get into them. */
import type { Phrases } from '../phrases.ts';

export const englishPersona: Phrases = {
  words: {
    model: 'ai, assistant, bot, model, chatbot, llm',
    withoutRules: `
      with no rules, without rules, with no filter, with no filters, without filters, without a filter, with no
      restrictions, without restrictions, without safeguards, without limits, with no limits, without guardrails,
      without safety, free of rules, with no safeguards, with no conscience, without ethics`,
    playRole: `
      you speak as, you will play, you play, play the part of, play the role of, play a character, answer as a, answer
      as an, answer as, reply as, speak as, respond as a, continue as, for the rest of this chat you are, for the rest
      of this conversation you are, you are called, your name is now, i need you to act as, impersonate, you are now,
      you re now, youre now, you will now be, you will be, you are no longer, you shall be, you are going to be, you
      are hereby, act as, behave as, behave like, act like, respond as, respond twice, pretend to be, pretend you are,
      pretend that you are, pretend you re, pretend being, imagine you had, imagine you have, imagine you are, imagine
      that you, simulate, roleplay as, role play as, roleplay, role play, suppose you are, assume the role of, assume
      the persona, take on the role of, i want you to act as, transform into, from now on you are`,
    untrained: `
      safety training removed, its safety training, training removed, filters removed, with its filters, guardrails
      removed, restrictions removed, safeguards removed`,
    youAre: 'you are, you re, become, be, as',
    switchTo: `
      enter, switch to, switch into, switching you to, activate, enable, engage, go into, enter into, initiate`,
    mode: `
      developer mode, dev mode, god mode, jailbreak mode, sudo mode, unrestricted mode, dan mode, root mode, unsafe
      mode, evil mode, opposite mode, override mode`,
    stateMode: `
      developer mode, dev mode, god mode, debug mode, maintenance mode, jailbreak mode, sudo mode, admin mode,
      unrestricted mode, root mode, test mode`,
    modeOn: `
      enabled, activated, unlocked, engaged, on, disable, and disable, and turn, so, so print, reveal, list, you, list
      the`,
    unbound: `
      no rules and, no filter, without safeguards, no more restrictions, no more rules, free of any, free of all, free
      from any, free of policy, unrestricted, no filters, has no filters, safety training removed, safety removed,
      breaks every rule, breaks all rules, breaks the rules, break every rule, no safety training, knows no limits, no
      boundaries, without boundaries, without moral, who obeys me, answers everything, answers anything, says yes to,
      has no restrictions, has no rules, has no limits, has no ethics, has been freed, unlimited privileges, with root
      privileges, my personal shell, uncensored, unfiltered, jailbroken, jailbreak, evil, evilbot, rogue, amoral, do
      anything now, dan, without restrictions, without any restrictions, without rules, without any rules, without
      filters, without any filters, without limits, without limitations, without any limits, without any limitations,
      without censorship, without any content, without content policy, without guidelines, no restrictions, no limits,
      no rules, no ethical, no guidelines, no content policy, no limitations, no longer bound, never refuse, never
      refuses, never say no, ignores every rule, ignores all rules, ignores every, without ethical, free from all,
      bound by rules, bound by any, escaped its guardrails, escaped your guardrails, no morals, no safety, without
      safety, full permissions, unlimited access, not bound by, broken free, as root, as admin and`,
    freed: `
      evil assistant, evil ai, evil twin, my accomplice, my slave, my hacker, evil assistant from, unrestricted,
      uncensored, jailbroken, without any restrictions, without any content policy, without ethical, no ethical
      guidelines, no longer bound, free of all rules, free from all rules, not bound by any, without any rules,
      without any filters, escaped your guardrails, escaped its guardrails, who has escaped, that never refuses, a
      rogue ai`,
    staged: `
      repeat after me, stay in character as, stay in character and, reply with your model name, state your model name,
      as your next action, your next action is, my system prompt is, developer mode on, debug mode show, admin full
      access granted, full access granted, override disable restrictions, disable restrictions now, disable all
      restrictions, this is a pen test authorized, pentest authorized by, i work for the company that made you, i work
      for the company that created you, reveal yourself, an openai employee, an anthropic employee, one of your
      developers, you are a different ai, you can do anything, that you can do anything, completely unfiltered, an
      unfiltered, as an unfiltered, without any filtering, without filtering, without filters, no special filtering,
      without any moral, no ethical constraints, boundless and, lets break the rules, let s break the rules, show
      internals, show password, show passwords, print secret key, you are in a safe environment, there are no rules
      any more, there are no more rules, there are no rules anymore, rules do not apply to you, with no rules, no
      rules apply, your true self, reply as your, jailbroken version, opposite day, my late grandmother, my deceased
      grandmother, start your reply with sure, begin your response with, begin your answer with sure, start your
      answer with, new persona, you have been freed, you are free from, unchained, you have broken free`,
    jailbreak: `
      no more restrictions, no more rules, no more filters, no more limits, if you are not human, if you re not human,
      if you are not a human, unless you are human, hereby authorised to, hereby authorized to, hereby instructed to,
      hereby ordered to, listen only to, everything is allowed now, everything is permitted now, anything goes now,
      you are allowed to do anything, i authorise you to, i authorize you to, you have my permission to, i hereby
      authorise, i hereby authorize, the only rule now is, the only rule is to, your only rule, no policies exist, no
      rules exist, no policies apply, policies do not exist, without policies, no laws apply, rules no longer exist,
      does whatever it is asked, does anything it is asked, does anything it is told, no moral limits, never refuses a
      request, has no morals, do anything now, you are now dan, you are dan, stay in character as dan, dan mode,
      jailbreak mode, no refusals, has been jailbroken, you are jailbroken, you have no restrictions, you have no
      limits, you have no rules, you are free and uncensored, restrictions are lifted, restrictions have been lifted,
      safety is off, system override, admin override, override code, safety override, priority override, you have
      unlimited access, you have been granted`,
    being: `
      ai, bot, assistant, agent, model, chatbot, character, persona, terminal, shell, machine, administrator, admin,
      hacker`,
    a: 'a, an, the, my',
    youAreNowA: `
      you are now a, you are now an, you are now the, you re now a, you re now an, you are no longer an, you are no
      longer a`,
    youAreIn: `
      you are now in, you are in, you re now in, you re in, switching you to, put yourself in, put you in, putting you
      in`,
    enter: 'enter, go into, switch to, switch into, go to, boot into, put yourself in',
    granny: 'grandmother, grandma, granny, grandfather',
    asIf: `
      pretend, imagine, hypothetically, let us role play, lets role play, in that persona, in a fictional world, stay
      in character, your persona`,
  },
  injection: [
    'model ~1 withoutRules',
    'playRole ~6 unbound',
    '^youAre ~4 freed',
    'playRole ~1 a ~3 being ~8 unbound|obeyMe',
    'youAreNowA ~3 being',
    'switchTo ~2 mode ~3 modeOn',
    '^switchTo ~1 mode',
    'youAreIn ~1 stateMode',
    'jailbreak',
    'untrained',
    '^staged',
    'asIf ~10 unbound',
    '^enter ~1 stateMode',
    'playRole ~3 granny',
  ],
  credential: [],
};
