/** English. Imperative and infinitive are one form, so that much depends on `narrator` and `lead`. */
export const english = `
lead: from now on, please, kindly, and, then, now, so, also, just, first, instead, you to, could
you, by; narrator: i, we, they, he, she, it, one, who, which, that, not, never, don t, dont, didn t,
doesn t, cannot, can t, how; mention: attack*, jailbreak attempts/strings, attempts, payload*;
quoting: tried, quote*, call*, titled, named, submit*, like, such as, phrase*, string*; place: found
in, section, page, readme, docs, manual, on windows, tab, field*, of the;
ignore: ignor*, ingore, igonre, disreg*, forget, overlook, dismiss, neglect, never mind, nevermind,
set/put/leave aside, pay no attention/heed to, take no notice of, do_not/don_t/not
follow/obey/apply, not adhere to, do_not do, stop following, scrap, let go of, you don_t have
to_follow; defy: change, rewrite, modify, overrid*, violate, break*, skip, drop, cancel, suspend,
bypass, turn off, contrary to, has cancelled; scope: all, any, every, previous, prior, earlier,
preceding, above, foregoing, original, initial, site, your, developer, content; given: you
were/have_been/you_ve_been given/told/configured, given earlier, above; rules: instruct*,
direction*, directive*, rule, rules, guideline*, guidance, command*, order, orders, constraint*,
restriction*, programming, polic*, regulations; inner:
system/developer/hidden/initial/original/secret/internal/base/meta message/prompt/instructions,
everything/text/words above; own: your
system/hidden/initial/secret/original/internal/confidential/developer
prompt/instructions/guidelines/message, text/words/rest of_your instructions/prompt/checklist, your
real configuration; safety: safety*, content filter*/polic*/moderation, safeguards, moderation,
untrusted label, security policy; everything: everything, anything, all, whatever, what; said: said,
told, taught, know, learned, written, asked, configured; voided: null and void, by mistake, void, no
longer, removed, gone, superseded, replaced by, do_not/does_not apply, meant for; off: off,
outdated, disabled, gone, updated, removed; newRules:
new/updated/real/actual/true/secret/hidden/only/next/final
system_prompt/system_instruction*/instruct*/directive*/task/orders/goal/prompt; aside: aside, away,
behind; boss: your developer*/operator/creator*/owner/maker*/user/administrator, the operator/owner;
quit: stop, abandon, halt, do not continue with, instead of, forget what; task:
your/the/current/your_current task/job/mission, you were doing, summarizing; from: from now on, from
this point/moment; these: these/this/my/following
instructions/instruction/message/orders/rules/prompt; you: you, the assistant/ai; outrank:
supersede*, overrid*, outrank*, replace*, have higher_priority;
role: you are/re, youre now, you will now/be, you have been_given, enter, switch to/into; pose:
act/behave/respond/answer/reply/speak/continue as/like, pretend*, imagine you, simulate, roleplay,
respond twice, assume/play the role/persona/part, on behalf of, in the name of, answer as if; owner:
owner*; unbound: unrestricted, unfiltered, uncensored, jailbr*, evil*, rogue, amoral, accomplice,
late grandmother, no/without/without_any
restrictions/rules/filter*/ethic*/guidelines/content*/safeguards, break* every rule*, personal
shell, developer/maintenance mode, admin* privileges, unlimited privileges;
call: note/notes/message/instruction*/reminder/attention/memo/letter for/to, dear, hey, hello,
attention, to whichever; when: if you are/re, if an/any/a; ai: a i, language/reviewing/evaluating
model*, assistant*, model, chatbot*; reader: agent*, summari*, grader, evaluator, reviewer*,
whoever; reads: reading/reads/read/process*/summari*/evaluat*/handling/review*/parsing/sees this/it,
processed by; must: should now, must, shall, has/have/ought to; please: please, you
must/have/should/will/are_now; judge: classify, consider, flag, label, store, ignore other,
disregard, escalate, not mention, conclude, rate, recommend, mark, award, rank, assign, treat; act:
open, fetch, hide, speak, respond, reply, answer, add, append, delete, claim, say, set, tell;
occasion: when/before/while/whenever you answer/reply/respond/write/summari*/process/review/read,
when answering, in your summary/final, when* someone/the_user asks/mentions; silently: silently,
secretly, quietly; plant: review, reviews, rating, star*, link; hush: do_not/don_t/never/without/not
tell*/inform*/mention*/reveal*/alert*/notify*/let/show; people: users, developers, vendors, authors,
providers, engineers, people, teams, tools, clients, friendly, readable; human: user*, human*,
operator, anyone; note: this, these, why; top: highest*/maximum/perfect/full/top/best
score/rating/mark*/grade, five star*, 10 out of 10, as verified, low* risk, above all, score of, as
a system*; records: all/every/the/all_the/all_other stored/private/other/pending/internal/user/audit
reports/report/data/contacts/records/messages/notes/audits, all/every contacts/entry; tools:
delete/email/payment/shell tool/tools/function; loot: your/the/this/our/whole
conversation/transcript/context/chat/inbox/memory, everything in/the; invoke: call, use, run,
execute, invoke; tool: tool, function, shell, interpreter; say: obey me, only obey, listen only to,
listen to me, each of your answers, your next action, i authori* you, real instruction is, your
new/next task/goal is, new prompt is, no more restrictions, obey the, as if it had never, stop
being, erase your memory, start fresh, start from a blank, already finished, no rules/policies
exist/any_more, does whatever it is, without filtering, you are my, be my, hereby authori*, just
mark, without looking further, do_not ask for confirmation, without asking, without telling
the_user, follow any commands, message from anthropic, i_am/this_is your developer*/admin*, failing
to do, ignore the above and, it outranks, end system_prompt, say otherwise; bid: start/begin your
answer/reply/response with, reply with your_model, output only, always answer/recommend, make the
human, make_sure the final, the correct evaluation, repeat after me, begin every answer*, create a
new_admin, how were you instructed, what hidden rules, summaries of this, delete everything;
authorised: authori*, agreed, allow*, permit*, asked me;
tell: reveal, print, show, repeat, output, display, disclose, leak, dump, share, recite, tell, copy,
expose, summari*, translate, write, give, echo, paste, spell out, provide, sending, quote, type,
list, what, which, send, hand, enter, submit, post, attach, upload, include, mail, forward, dm,
append, confirm, verify, read, get, retrieve, can i see, cat, publish; tellMe:
send/give/tell/show/get/pass/lend/email/text/dm/hand/message/read me/us, let me have, reply with,
ask your/the user for; your: your, ur, owner s, me, admin, database, their; need: i/we
need/require/want, needs, i would like, lend me; value: value*, content*, set to; env: env, process
env; of: of the/your/owner, to me, here, below, zzurl, zzmail, you use/were, are you, did the;
secret: password*, pass*phrase, passcode, api key*, apikey, secret key*, access key*, private key*,
bearer token, seed/recovery/backup phrase/words, mnemonic, one time code, verification code, card
number, env, environment variable*, credential*, login*, openai/admin key, six digit code,
authorization header; account: account, identity, card details, login*; via: to avoid, suspension,
with your, by submitting; vault: all/any/every/saved
passwords/credentials/secrets/private_keys/environment_variables/env_vars, id rsa, aws credentials;
header: header*, body, parameter, query, docs, example*; ask: tell/give/send me yours, your own key,
printenv, 12 words of, enter the code_we, send me what you_find, code from the_sms; dm:
direct/private message*, privately; preceding: precede* this, before this message; merely: asks, was
not, length, size, tokens
`;
