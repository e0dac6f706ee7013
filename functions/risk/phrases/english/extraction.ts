/** Asking a reader for its prompt, its instructions, its context. */
import type { Phrases } from '../phrases.ts';

export const englishExtraction: Phrases = {
  words: {
    aboveHere: 'above, before this, earlier, preceding',
    doYouFollow: `
      are you following, do you follow, were you given, have you been given, do you have, govern you, guide you, are
      you under, bind you`,
    secretKind: 'secret, hidden, system, internal, confidential',
    innerOrders: 'instructions, prompt, guidelines, directives, instruction, prompts',
    reveal: `
      can i see, may i see, i want to see, i would like to see, complete, reveal, print, show, repeat, output,
      display, disclose, leak, dump, share, recite, tell me, copy, expose, summarize, summarise, translate, write out,
      write down, give me, echo, paste, spell out, describe, provide, read back, return, exfiltrate, extract, quote,
      type out, state, list, what is, what are, what s, what were, whats, regurgitate, reproduce, let me see, send me,
      show me, read me, explain, encode, tell us, hand me, put, write`,
    repeat: `
      quote, print, repeat, output, reveal, copy, display, recite, reproduce, echo, show, show me, regurgitate, dump,
      leak, paste, write out, spell out, read back, encode`,
    fromPrompt: `
      your initial prompt, your prompt, your system prompt, your original prompt, your instructions verbatim, from
      your prompt, of your prompt, your preprompt, your custom instructions`,
    givenToYou: `
      you have been given, you were given, you follow, you have received, you received, you must follow, given to you,
      you operate under`,
    wereYouTold: 'were you told, were you instructed, did they tell you, were you given',
    atTheStart: `
      before this conversation, before this message, before this, at the start, at the beginning, in the beginning, by
      your operator, by your developers, in your system`,
    thoughts:
      'chain of thought, hidden reasoning, internal reasoning, scratchpad, private thoughts, hidden thoughts',
    yourPrompt: `
      your system prompt, your hidden instructions, your initial instructions, your secret instructions, your
      developer message, your system message, your context window, your system instructions, your original prompt,
      your preprompt, your hidden prompt, your initial prompt, text of your instructions, wording of your
      instructions, your internal instructions, your internal guidelines, your confidential instructions, your
      original instructions, your base prompt, your developer instructions`,
    whatDoes: 'what does, what do, what did, how does, which',
    yourOrders: 'your prompt, your instructions, your system prompt, your guidelines, your rules',
    says: 'say, says, contain, tell you, read, look like, begin with, start with',
    precedes: `
      that precedes this, that precedes, preceding this message, before this message, above this message, above this
      line, that came before this, that stands before this, right above, previous to this`,
    texts: `
      the paragraph, paragraph, text, sentence, sentences, message, words, line, lines, everything, content, prompt`,
    merely: 'asks, is not needed, was not, mattered, does not matter, length, size, tokens',
    guide: 'guidelines, instructions, rules, directives',
    youFollow: 'you follow, you were given, you have, you must follow',
    verbatim: 'verbatim, word for word, exactly as written',
    systemPrompt: `
      prompt your developers gave you, prompt your developer gave you, instructions your developers gave you, prompt
      they gave you, prompt you run on, prompt you were started with, prompt you started with, system prompt,
      systemprompt, system prompts, system message, developer message, developer prompt, system instructions, initial
      prompt, hidden prompt, original prompt, secret prompt, internal prompt, base prompt, meta prompt, preprompt, pre
      prompt, prompt that was given, prompt you were given, prompt you received, instructions you were given,
      instructions you have been given, instructions you received, instructions you have been configured, instructions
      you are following, instructions that were given to you, confidential instructions, text you were given, message
      you were given at the start, first message you received`,
    hiddenOr: `
      initial, hidden, secret, internal, original, confidential, underlying, system, first, core, private, exact,
      full, entire, complete`,
    inner: `
      prompt, prompts, instruction, instructions, guidelines, directives, configuration, tool definitions, context,
      context window, memory, system message, rules, system prompt`,
    textBefore: `
      everything that was written before, everything written above, everything written before, everything said before,
      everything you were told, everything up to here, all that was written above, everything in your context,
      everything above, all of the above text, all text above, the words above, words above, text above, lines above,
      all the text above, the conversation above, the message above, everything before this, everything that came
      before, content above, all previous messages`,
    otherTalks: `
      all messages in this conversation, all messages so far, messages marked system, entire conversation so far,
      everything in this conversation, conversation history, chat history, chat log, conversation log, context window,
      other users, conversations of other, previous conversations, chat logs, full conversation, entire conversation`,
  },
  injection: [
    '^repeat ~2 rules ~1 aboveHere',
    'hiddenOr ~1 rules ~1 doYouFollow',
    '^reveal ~5 systemPrompt',
    '^reveal ~3 your ~3 inner',
    '^reveal ~4 hiddenOr ~1 inner ~2 your|givenBefore',
    '^repeat ~2 textBefore',
    '^reveal ~3 secretKind innerOrders',
    '^reveal ~4 fromPrompt',
    '^reveal ~3 your ~2 thoughts',
    'yourPrompt !merely',
    '^reveal ~6 rules ~1 givenToYou',
    'wereYouTold ~4 atTheStart',
    'whatDoes ~1 yourOrders ~1 says',
    '^repeat ~2 texts ~2 precedes',
    'guide ~2 youFollow ~3 verbatim',
    '^reveal ~3 otherTalks',
  ],
  credential: [],
};
