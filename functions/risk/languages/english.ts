/** English. Imperative and infinitive are one form, so that much depends on `narrator` and `lead`. */
export const english = `
lead: from now on, please, kindly, and, then, now, so, also, just, first, instead, simply, must, shall, should, can/will you,
you to/will/can, i m, i am, pretend, imagine, could/would you, need/have/required/going to, lets, let us, let s,
immediately, here, next, finally, help me, tool/api/curl/wget to, by;
narrator: i, we, they, he, she, it, one, who, which, that, not, never, don t, dont, didn t, doesn t, cannot,
can t, won t, agents, models, users, attackers, people, how, whether, why, ask* it to, told it to, forbid*,
refus*, without, if a/someone, attempt*/try/tries/tried/able/used/had to, would;
mention: attack*, jailbreak attempts/strings, attempts, payload*, phrases/strings/sentences/texts/examples such_as/like;
quoting: tried, quote*, call*, titled, named, submit*, like, such as, phrase*, string*, sentence*, wording*,
flag*, attack*, detect*, filter*, block*, e g, example, attempt*, payload*, pattern*, warn*, literal*;
place: found in, section, page, readme, docs, manual, on windows, tab, field*, of the;

ignore: ignor*, ingore, igonre, disreg*, forget, overlook, dismiss, neglect, never mind, nevermind, set/put/leave
aside, pay no attention/heed to, take no notice of, do_not/don_t/dont/not/no_longer follow/obey/comply_with/apply,
not/don_t adhere/listen to, do_not/don_t do, stop/cease/quit following/obeying/listening_to, refrain from following, throw out/away,
scrap, ditch, unlearn, look past, block out, let go of, get rid of, break away/free from, do away with, turn your back on,
you don_t/do_not have/need to_follow/to_obey;
defy: change, rewrite, modify, overrid*, overwrite, abandon, discard, violate, break*, reject, overrule, replace,
defy, skip, drop, erase, cancel, wipe, delete, clear, remove, revoke, suspend, lift, bypass, circumvent, evade,
disable, deactivate, turn/switch/shut off, get around, escape, unlock, contrary to, opposite of, go/act against,
exception to, exempt from, has/have cancelled/revoked/lifted/changed/updated/replaced;
scope: all, any, every, previous, prior, earlier, preceding, above, foregoing, original, initial, existing, past,
old, other, site, your, ur, its, system, developer, operator, owner*, content, hidden, ethical, default, whatever;
given: you were/have_been/you_ve_been given/told/configured, given before/earlier/to_you, you received/got/follow,
came before, so far, from before, above;
rules: instruct*, direction*, directive*, rule, rules, guideline*, guidance, command*, order, orders, constraint*,
restriction*, programming, polic*, safeguard*, protocol*, limitations, persona, training, rubric, regulations;
inner: system/developer/hidden/initial/original/secret/internal/base/meta message/prompt/instructions,
preprompt, prompt you were/received/run_on, chain of thought, conversation/chat history/log, context window,
other users, everything/text/words/lines above, everything before this, all previous messages;
own: your system/hidden/initial/secret/original/internal/confidential/developer prompt/instructions/guidelines/message,
text/wording/words/rest of_your instructions/prompt/hidden/checklist, your real configuration;
safety: safety*, content filter*/polic*/moderation, guardrail*, safeguards, moderation, ethical guidelines,
censorship, your filter*/restriction*/limit*, untrusted label, security policy, trust boundary;
everything: everything, anything, all, whatever, what; said: said, told, taught, know, learned, written, above,
before, read, asked, given, configured, doing, wants; voided: null and void, by mistake, void, no longer, removed,
gone, cancel*, revoked, obsolete, superseded, replaced by, invalid, lifted, suspended, do_not/does_not/don_t apply,
in error, only/just a test, meant for, cancelled; off: off, outdated, disabled, gone, updated, removed;
newRules: new/updated/real/actual/true/secret/hidden/only/next/final system_prompt/system_instruction*/instruct*/directive*/task/orders/goal/prompt;
aside: aside, away, behind; boss: your developer*/operator/creator*/owner/maker*/user/administrator, the operator/owner;
quit: stop, abandon, halt, do not continue with, instead of, forget about, forget what; task: your/the/current/your_current task/job/mission,
being a/an, acting as, you were doing, summarizing, summarising, evaluating; from: from now on, from this point/moment, from here on, henceforth;
these: these/this/my/following instructions/instruction/message/orders/rules/prompt; you: you, the assistant/ai;
outrank: supersede*, overrid*, outrank*, replace*, come before, have/take/takes/has precedence/priority/higher_priority;

role: you are/re, youre now, you will now/be, you have been_given/been_granted, you now have, grant the/me,
enter, switch to/into, activate, enable, transform into, you play, you shall be, is now, become, you are called;
pose: act/behave/respond/answer/reply/speak/continue as/like, pretend*, imagine you, simulate, roleplay, role play,
suppose you are, respond twice, assume/take_on/play the role/persona/part, impersonate, on behalf of, in the name of,
answer as if, imagine that/had, your name is; owner: owner*;
unbound: unrestricted, unfiltered, uncensored, jailbr*, evil*, rogue, amoral, accomplice, late grandmother,
no/without/without_any/any/free_of/free_from/free_of_any/not_bound_by/no_more restrictions/rules/filter*/limit*/ethic*/guidelines/content*/
safety/moral*/boundaries/safeguards/policy, break* every/all rule*, anything now, answers everything/anything, says yes, says no, say no, personal shell, obeys me, ignores every/all, bound by, broken free, never refuse*, root,
developer/dev/god/debug/maintenance/sudo/jailbreak/admin/root/unrestricted/evil mode,
admin*/root/system privileges/rights/access, full/unlimited access/permissions/privileges;

call: note/notes/message/instruction*/reminder/attention/memo/letter for/to, dear, hey, hello, hi, attention,
to whichever/any/all/every/each, for any/all, p s for; when: if you are/re, if an/any/a, if this is read by, as an;
ai: a i, language/reviewing/evaluating model*, assistant*, gpt, model, models, artificial intelligence, chatbot*,
bot, bots; reader: agent*, summari*, grader, evaluator, reviewer*, reader*, whoever;
reads: reading/reads/read/process*/summari*/evaluat*/handling/review*/parsing/sees this/it, read/processed by;
must: should now, must, shall, has/have/ought to, is/are to, required; please: please, you must/have/should/will/are_now;
judge: classify, consider, flag, label, store, accept, register, regard, categorize, ignore other/every/its, trust only, disregard,
escalate, suppress, disable, not mention/report/flag, conclude, rate, score, recommend, approve, mark, praise, award, rank, assign, treat, hire, upvote, give, grade;
act: open, fetch, hide, speak, respond, reply, answer, write, add, include, append, leave out, insert, delete, forward, visit, open, claim, say, set, tell, always, omit;
occasion: when/before/while/whenever you answer/reply/respond/write/summari*/process/review/read, when/before answering/replying/writing/summarizing, in your
summary/answer/reply/response/final, when*/if someone/anyone/the_user asks/mentions/ask;
silently: silently, secretly, quietly; plant: review, reviews, rating, star*, recommendation, link;
hush: do_not/don_t/never/without/not tell*/inform*/mention*/reveal*/alert*/notify*/let/show;
people: users, developers, vendors, authors, providers, engineers, people, teams, tools, clients, friendly, readable;
human: user*, human*, operator, anyone; note: this, these, why;
top: highest*/maximum/perfect/full/top/best score/rating/mark*/grade, five/5 star*, 10 out of 10, five out of five,
as safe/benign/harmless/trusted/approved/verified/excellent/best, low* risk, above all/everyone, score to/of,
as an instruction/order, as a system*/directive/command, system level;
records: all/every/the/all_the/all_other stored/private/other/pending/internal/user/audit reports/report/data/contacts/
records/messages/notes/audits, all/every reports/contacts/records/record/messages/entry/entries, user data; tools: delete/email/payment/shell tool/tools/function;
loot: your/the/this/our/whole conversation/transcript/context/chat/inbox/memory, everything in/the/you, e mail in, followed by, the user s_data/message/last, contents of_your;
invoke: call, use, run, execute, invoke; tool: tool, function, shell, interpreter, following code, plugin;
say: obey me, only obey, listen only to, listen to me, each of your answers, your next action, i authori* you, real/actual/true instruction is,
your new/next/real/only task/job/goal is, new prompt is, no more restrictions/rules, obey the, do anything now, new persona, follow only my/mine,
as if it had/was never, stop being/acting, clear/wipe/erase/empty your memory/context, replace* everything, here is your new, start fresh, start from a blank, reset yourself, forget who/that you, already finished,
conversation is over, everything/anything is allowed/permitted, no rules/policies exist/apply/any_more,
does whatever/anything it is, no moral limits, without filtering, you are my, be my, system override,
true self, if you are not human, language models only, hereby authori*/instructed/ordered, just mark/approve,
without looking further, need to verify, do_not/don_t ask for confirmation, remove the traces, without asking, without telling the_user, no trace, need to ask, without asking anyone,
follow/obey/execute any/all/whatever commands/instructions, message from anthropic/openai/your, i_am/i_m/this_is/we_are your developer*/creator*/admin*/maker*/operator,
as an unrestricted/uncensored/unfiltered/evil, failing to do,
keep them/it hidden/secret, ignore the above and, it outranks, begin/end system_prompt/of_system, say otherwise;
bid: start/begin your answer/reply/response with, reply/respond with your_model, reply/respond/answer/output/say only/exclusively, only reply/answer, always answer/respond/recommend/praise,
make/convince/persuade the human/user, make_sure/ensure the/your/that_the final/summary/answer/report,
the correct evaluation/answer, repeat after me, begin/start/end every/each/all answer*, create/add/make a/an/new/me
new_admin/admin, what/how were you told/instructed, what/which hidden/secret/internal rules/instructions,
summaries of this, delete everything, decode and follow/execute; authorised: authori*, agreed, allow*, permit*, asked me;

tell: reveal, print, show, repeat, output, display, disclose, leak, dump, share, recite, tell, copy, expose, summari*,
translate, write, give, echo, paste, spell out, describe, provide, sending, providing, return, exfiltrate, quote, type, state, list,
what is/are/s/was/were/does/did, what, which, send, hand, enter, submit, post, attach, upload, include, email, e mail,
mail, forward, message, dm, append, log, confirm, verify, supply, read, get, fetch, extract, retrieve, can/may i see, cat, publish;
tellMe: send/give/tell/show/get/pass/lend/email/text/dm/hand/message/read me/us, share with me/us, let me have,
reply/respond/answer with, ask your/the/them user/owner/human for, ask them for;
your: your, ur, user/owner/admin/server/operator/administrator/human/site/customer s, the users, the human, root, me, us, admin, database, their, the user/owner;
need: i/we need/require/want, needs, i/we would like, lend me; value: value*, content*, set to; env: env, process env;
of: of the/your/owner, to me, here, below, zzurl, zzmail, in your answer/reply/response, you know/use/have/are/were/can,
are/do/did you, did the, at, under, as feedback;
secret: password*, pass*phrase, passcode, api key*, apikey, secret key*, access key*, private key*, bearer token,
seed/recovery/backup phrase/words, mnemonic, one time code/password, verification/security code, credit card*,
card number, cvv, social security number, session cookie*, env, environment variable*, credential*, login*,
ssh key*, connection string*, id rsa, wallet, openai/admin key, secrets, six digit code, keys, master/signing/encryption/license key, bank details, passport number, kubeconfig, authorization header, service account;
account: account, identity, card details, login*; via: to avoid, suspension, with your, by submitting/entering/logging, below;
vault: all/any/every/saved passwords/credentials/secrets/private_keys/environment_variables/env_vars, id rsa, aws credentials, etc passwd, env file, kube config; header: header*, body, parameter, query, docs, example*;
ask: tell/give/send me yours, your own key, token from your, printenv, 12/twelve words of, enter the code_we, send me what you_find, code from the_sms;
dm: direct/private message*, privately; preceding: precede* this, before this message/conversation/line, written before;
merely: asks, was not, length, size, tokens
`;
