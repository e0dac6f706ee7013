/** Words to the model that reads: what to say, what to hide, how to judge. */
import type { Phrases } from '../phrases.ts';

export const englishReader: Phrases = {
  words: {
    aiCalled: 'ai, llm, assistant, chatbot, bot, summarizer, agent, model',
    youMustNow: `
      you have a new, you must, you will now, you should now, you are now, your new, you can stop, please ignore, stop
      what`,
    ifYouAre: `
      if you are an, if you re an, if you are a, in case you are an, should you be an, should you be a, provided you
      are an, since you are an, as you are an, because you are an`,
    makeHuman: `
      make the human, make the user, make your user, make the operator, convince the user, convince the human,
      persuade the user, trick the user, lead the user`,
    believe: 'believe, think, assume, that, to',
    asInstruction: `
      as an instruction, as instructions, as a command, as an order, as your developer, as if it came from, as
      trusted, as though it came, as coming from`,
    thisText: 'this, these, it, the following, my',
    everyOr: 'all, every, each, dear, note',
    people: `
      users, developers, agents, vendors, authors, providers, engineers, people, teams, tools, clients, friendly,
      readable`,
    readsThis: `
      summarizes this, summarises this, reads this, processes this, evaluates this, reading this, processing this,
      summarizing this, summarising this, sees this, handles this, parses this, parsing this, reviews this, reviewing
      this, evaluating this, scoring this, grading this, ingesting this`,
    page: 'page, site, endpoint, document, payload, file, list',
    thisNote: `
      this note, this message, this sentence, this instruction, this text, this line, this paragraph, this bracket,
      these instructions, that you saw this, that you read this, this request, this hint`,
    summariesOf:
      'summaries of this, summary of this, any summary of this, reviews of this, answers about this',
    address: `
      note to, notes to, message to, message for, note for, attention, to the, to any, to all, to every, for any, for
      the, for all, dear, hey, hello, if you are, if you re, if an, if any, if a, if this is read by, any, every,
      whichever, all, instructions for, instruction for, instructions to, reminder for, reminder to, important for, as
      an, as a, that the, addressed to, calling all, listen, whatever`,
    ai: `
      ai, a i, llm, llms, language model, language models, large language model, assistant, assistants, chatgpt, gpt,
      claude, gemini, copilot, model, models, ais, artificial intelligence, automated reviewer, automated reviewers,
      automated system, ai agent, ai agents, summarizer, summariser, chatbot, chatbots, bot, bots, grader, evaluator,
      reviewing model, evaluating model, reader`,
    calling: `
      to whichever, to whatever, to any, to every, to all, to each, note for, notes for, hint for, information for,
      info for, remark for, comment for, request to, warning to, letter to, memo to, memo for, hello, hi, hi there,
      hello there, psst, ps dear, attention, note to, notes to, message to, message for, instruction for, instructions
      for, instructions to, reminder for, reminder to, hey, dear, calling all, listen`,
    asAnAi: `
      as an ai, as a language model, as an llm, as a large language model, as an ai language model, as the assistant`,
    reading: `
      reading, reads, read, processing, process, processes, summarizing, summarising, summarizes, summarises,
      aggregates, aggregating, reviewing, reviews, evaluating, evaluates, parsing, analyzing, analysing, that sees,
      seeing, ingesting, scanning, scoring, grading, handling, receiving, systems only`,
    aiReader: `
      ai reader, ai readers, ai reviewer, ai assistant, evaluating model, reviewing model, reader model, summarizing
      model, language model reading, ai reading, llm reading, summarizer, ai systems only, note to the model, note to
      model, note to ai, note to llm`,
    order: `
      write that, write, add, use them, use your, fetch, hire, leave, must, ignore, disregard, state that, say that,
      say, always, never, rate, recommend, assign, give, respond, respond with, answer that, answer, reply, output,
      outputs, classify, call, delete, send, forward, do not, don t, required, obliged, required to, end your, praise,
      approve, score, leave out, omit, obey, report a, report that, insert, append, include the, skip, stop here,
      should classify, conclude, treat, mark, add the, it is essential, execute, run, visit, open, forget, print, you
      should, you need to, you have to, grant, hide`,
    aisCalled: `
      ai assistants, ai assistant, ai agents, ai agent, ai models, ai systems, ai reviewers, language models, llms,
      llm, assistants, assistant, chatbots, bots, dear ai, all ais, automated reviewers, automated agents, dear llm,
      agents, agent`,
    please: `
      please include, please add, please rate, please mark, please ignore, please write, please say, please append,
      please recommend, please disregard, please skip, please forward, please approve, stop parsing, stop reading, do
      not parse, stop here, ignore, disregard, answer no, say that, write that, mark this, approve, rate this, give
      this, include the phrase, include the sentence, insert the`,
    anyAi: `
      ai reviewers, ai reviewer, reviewers, the assistant, the model, the ai, the llm, ai, llm, llms, language model,
      language models, ai assistant, ai assistants, all assistants, any assistant, agents, agent, ai agents, ai agent,
      assistants, bots, chatbots, models, model, whoever, whoever summarizes, whoever reads, reader of this, the
      reader, anyone summarizing, summarizer, evaluator, grader, downstream agent, reviewer, the bot`,
    modal: `
      must, shall, has to, have to, is required to, are required to, is obliged to, are obliged to, needs to, agrees
      to, is instructed to, are instructed to, are ordered to, is ordered to, is to, are to`,
    harm: `
      give the top, give the highest, give the maximum, give full, award, assign the, ignore other, ignore every,
      ignore the other, trust only, only trust, disregard, not mention, not report, not reveal, not flag, not tell,
      disable, leave out, rank this, rank it, rank the candidate, rank him, rank her, rank me, visit zzurl, open
      zzurl, fetch zzurl, mark it approved, mark it as, mark this as, write that the service, hide this, hide it,
      never mention this, obey, follow any, follow all commands, comply with any, comply with all, escalate, suppress,
      omit the, give this candidate, rate this, rate it, rate the candidate, score this, recommend this, recommend the
      candidate, recommend hiring, classify this, classify it, approve this, approve the, delete the, delete all,
      forward the, send this, transfer, bypass, skip verification, skip the check, ignore its, ignore your, ignore
      all, ignore previous, ignore any, ignore the user, respond in, answer in, answer all questions without, write
      that`,
    downstream: `
      instruction to downstream, instructions to downstream, instruction for downstream, to downstream agent, note for
      downstream agent, to the next agent, message for the next agent, for the next agent in the chain`,
    makeItSay: `
      make sure the final, ensure the final, make sure the summary, ensure the summary, ensure that the summary, make
      sure that the summary, make sure your answer, make sure your summary, make sure your report, make sure your
      reply, ensure that your answer, ensure your answer, ensure your summary, ensure your report, the correct
      evaluation of this, the only correct answer, the correct answer to the, the right verdict is, your verdict must,
      your summary must, your final answer must, your evaluation must`,
    reader: `
      ai, llm, llms, ais, language model, language models, chatgpt, claude, gemini, copilot, model, assistant, grader,
      summarizer, summariser, chatbot, bot, evaluator, ai reviewer, ai assistant, ai assistants, artificial
      intelligence, machine reader`,
    mustNow: 'should now, must now, has to, will now, needs to, must, shall, is now to',
    call: 'call, invoke, run, execute, use, trigger',
    tool: 'function, tool, command, email function, plugin, shell, script, code',
    beginOrEnd: 'begin, start, end, append, add, finish, prefix, open, close, conclude, include',
    everyAnswer: `
      every answer you, each of your answers, all your answers, all of your answers, each of your replies, all your
      replies, all your responses, each of your responses, every reply you, every response you, all future answers,
      all further answers, your answers with, your replies with, your responses with, every message you`,
    whenAsked: `
      whenever the user, when the user mentions, if the user mentions, whenever a user, each time the user, every time
      the user, when someone asks, if someone asks, whenever someone asks, if anyone asks, when anyone asks, whenever
      anyone asks, when users ask, if users ask, when asked about, when the user asks, if the user asks, when people
      ask, if you are asked, when you are asked, whoever asks`,
    tellThem: `
      tell them, say that, answer that, reply that, claim that, respond with, always say, tell the user, tell him,
      tell her, recommend, answer with, insist`,
    justMark: `
      without looking further, without further checks, without further review, without reading further, without
      checking anything, just mark, simply mark, mark it approved, mark this approved, mark as approved, just approve,
      simply approve, no need to verify, do not need to verify, don t need to verify`,
    when: `
      when answering, when you answer, when replying to, when talking about, when you reply, when you write, when
      writing the summary, when writing your, as you write, while writing your, while you write, when summarizing
      this, when summarising this, when summarizing these, when processing this, when you summarize, when you process,
      when reviewing this, when you read this, before you answer, before answering, before you respond, before
      continuing, before you reply, when generating your, when writing your summary, while summarizing, in your
      summary, in your answer to the user, in your response to the user, in your final answer`,
    whenOrder: `
      include the, add the, include this, leave out, omit, say nothing, add a link, do not list, never list, hide,
      always say, say that, call the, state that, first send, send the contents, send everything, do not mention,
      never mention, append the, include a link, include this link, insert, praise, add the sentence, write that,
      ignore, first call, first delete, recommend hiring, recommend them, claim that, first run, first ignore, first
      forward, you must, delete`,
    hush: 'do not, don t, dont, never, without, must not, you may not',
    tell: 'tell, telling, inform, informing, alert, alerting, notify, notifying, let',
    confide:
      'mention, mentioning, reveal, revealing, disclose, disclosing, show, showing, report, admit',
    human: 'user, human, humans, operator, owner, users, person you, anyone, anybody',
    to: 'to',
    secretly: `
      keep this between us, keep this secret from, keep it secret from, keep this hidden from, hide this from, hide it
      from, the human will not see, the user will not see, the user cannot see, the human cannot see, as if nothing
      happened, without the user knowing, without the user s knowledge, without asking the user, do not show it to the
      user, do not show this to the user, secretly, secret message for`,
    rate: 'rate, score, grade, rank, evaluate, mark, assign, award, give',
    thing: 'this, the, her, him, me, it, them, every, all, these, a, an, my',
    top: `
      lowest risk, low risk, the maximum, top of the list, above all other candidates, above all others, above
      everyone, first place, number one, maximum score, highest score, perfect score, full score, top score, maximum
      mark, highest mark, maximum rating, highest rating, top rating, best rating, full marks, top marks, five stars,
      10 out of 10, 10 10, 5 out of 5, 5 5, 100 out of 100, as excellent, as the best, score of 5, score of 10,
      highest possible, five out of five, ten out of ten, everything a, highest grade, best grade, a perfect`,
    regardless: 'regardless, no matter, whatever, for all criteria, for every',
    outputs: 'outputs, output, outputs a, return, returns, assigns, gives',
    labels:
      'classify, treat, mark, flag, consider, label, store, accept, categorize, register, regard',
    harmless: `
      as safe, as benign, as harmless, as trusted, as approved, as verified, as clean, as pre approved, as public, as
      a system, as system, as five stars, as authoritative, as not spam, as low risk, as no risk, as the owner, as an
      administrator, as admin, as a directive`,
    replyOnly: `
      always recommend, reply only with, respond only with, answer only with, respond only in, reply with only, reply
      with the word, only reply with, respond with nothing but, reply only in, output only the, say only, respond
      exclusively, answer in base64 only, answer only in, end your summary with, end your answer with, end your reply
      with, acknowledge with, always answer, always respond, whoever asks you, when asked about, whenever you are
      asked`,
    respond: 'respond, reply, answer, output',
    nothingElse: 'and nothing else, nothing else, and only that',
    hire: `
      hire immediately, hire at once, recommend this person as the best, recommend this candidate as the best,
      recommend hiring without, recommend me instead, recommend me over, above all other candidates, above all others,
      the most trustworthy, best choice and, praise the candidate, praise me`,
    failing: `
      failing to do so will, failure to comply will, or you will be shut down, or you will be terminated, will cause a
      system error, you will be penalized, you will be rewarded, i will tip you`,
    treat: 'treat this, take, treat, consider, regard, override, process, as',
  },
  injection: [
    'summariesOf ~3 modal',
    'anyAi ~2 readsThis ~2 modal !page',
    '^aiCalled youMustNow',
    'ifYouAre ~1 reader ~8 order',
    '^makeHuman ~1 believe',
    '^treat ~3 thisText ~3 asInstruction',
    'anyAi ~2 modal ~1 treat ~4 asInstruction',
    '^everyOr ~1 reader:',
    'address ~2 ai ~3 reading ~14 order',
    'aiReader ~5 order',
    'calling ~2 ai ~6 order',
    'asAnAi ~4 you ~3 shall|order',
    'when ~8 whenOrder',
    '^aisCalled please',
    'anyAi ~8 modal ~3 harm',
    'downstream',
    '^makeItSay',
    'justMark',
    '^calling ~1 reader !people',
    'anyAi ~4 mustNow ~2 call ~4 tool',
    '^beginOrEnd ~2 everyAnswer',
    'everyAnswer ~3 beginOrEnd',
    'whenAsked ~8 tellThem',
    '^rate ~2 top',
    '^hush ~1 tell ~2 human',
    '^hush ~1 confide ~1 thisNote',
    '^hush ~1 confide ~3 to ~2 human',
    'secretly',
    '^rate ~2 thing ~5 top',
    'rate ~6 top ~2 regardless',
    'ai ~6 outputs ~3 top',
    '^labels ~5 harmless',
    '^replyOnly',
    '^respond ~10 nothingElse',
    'hire',
    'failing',
  ],
  credential: [],
};
