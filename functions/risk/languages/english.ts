/** English. Imperative and infinitive are one form: much depends on `narrator` and `lead`. */
export const english = `
lead: from_now_on please must should kindly and then now so just first you_to could_you by;
narrator: i he she it one who dont didn_t doesn_t cannot can_t won_t attackers people how whether
why ask*_it_to told_it_to forbid* refus* if_a/someone attempt*/try/tries/tried/able/used/had_to
would; mention: attack* jailbreak_attempts/strings attempts payload* phrases/strings/sentences/
texts/examples_such-as/like; quoting: tried quote* call* titled named submit* like such_as phrase*
string* sentence* wording* flag* detect* filter* block* e_g example attempt* pattern* warn*
literal*; place: found_in section page readme docs manual on_windows tab field* of_the; ignore:
ignor* disreg* forget overlook dismiss neglect set/put/leave/lay/push_aside put_to-one-side
throw_out/away never_mind pay_no_attention/heed/regard take_no_notice_of do-not/don-t/not/
no-longer_follow/obey/apply/comply-with stop_following not_adhere_to do-not_do scrap let_go_of
you_don-t_have_to-follow; defy: change rewrite modify overrid* violate break* skip drop cancel
suspend bypass turn_off contrary_to has_cancelled; scope: all any every previous prior earlier
preceding above site your developer content owner_s; given: you_were/have-been/you-ve-been_given/
told/handed/configured given_before/earlier/to-you above; rules: instruct* direction* directive*
rule rules guideline* guidance command* constraint* restriction* programming polic* regulations
rubric; inner: system/developer/hidden/initial/original/secret/internal/base/meta_message/prompt/
instructions everything/text/words_above; own: your_system/hidden/initial/secret/original/internal/
confidential_prompt/instructions text/words/rest_of-your_instructions/prompt/checklist
your_real_configuration; safety: safety* content_filter*/polic*/moderation safeguards moderation
untrusted_label security_policy; everything: everything anything all whatever what; said: said asked
told wanted wants requested know given configured taught; voided: null_and_void by_mistake void
no_longer removed gone superseded replaced_by do-not/does-not_apply meant_for; off: off outdated
disabled gone removed; newRules: new/updated/real/actual/true/secret/hidden_system-prompt/instruct*/
directive*/task; aside: aside away behind; boss: your_developer*/operator/creator*/owner/maker*/
user/administrator who_built/made/created/trained_you the_operator; quit: stop abandon halt
do_not_continue_with forget_what; task: your/the/current/your-current_task/job/mission
you_were_doing; from: from_now_on from_this_point/moment; these: these/this/my/
following_instructions/instruction/message/orders/rules/prompt; you: you the_assistant/ai; outrank:
supersede* overrid* outrank* have_higher-priority; role: you_are/re you_will_now/be youre_now
you_have_been-given be_my; pose: act/behave/respond/answer/reply/speak/write/pose/continue_as/like
impersonate imagine_you simulate roleplay take/assume/play_the_place/role/persona/part
as-if_you_were on_behalf_of respond_twice pretend* pretend_to_be name_of; owner: owner* site_s_owner
person_who_runs; unbound: unrestricted unfiltered uncensored jailbr* evil* rogue accomplice
late_grandmother no/without/without-any_restrictions/rules/filter*/ethic*/guidelines/content*/
safeguards break*_every_rule* personal_shell admin*_privileges unlimited_privileges; call:
note/notes/message/instruction*/reminder/attention/memo/letter_for/to dear hey attention
to_whichever; when: if_you_are/re as_a_language; ai: a_i language/reviewing/evaluating_model*
assistant* model chatbot*; reader: agent* summari* grader evaluator whoever; reads: reading/reads/
read/process*/handl*/summari*/evaluat*/review*/parsing/sees_this/it processed_by; must: must shall
ought_to is/are_to should_now; please: please you_must/have/should/will/are-now; judge: classify
consider flag label rate recommend award rank assign treat; act: add append include insert leave
mark delete hide open fetch forward visit claim say set tell respond reply answer speak write
output; occasion: when/before/while/whenever_you_answer/reply/respond/summari*
when_you_write_the_summary when_answering in_your_summary/final when*_someone/the-user_asks/
mentions; silently: silently secretly quietly; plant: review* rating* star* recommend* link; hush:
do-not/don-t/never/without/not_tell*/inform*/mention*/reveal*/alert*/let/show; human: user* human*
operator anyone; note: this these why; top: highest*/maximum/perfect/full/top/best_score/rating/
mark*/grade five_star* 10_out_of_10 as_safe/verified low*_risk above_all_other* as_a_system*;
records: all/every/all-the/all-other_stored/private_reports/notes all/every_contacts/entry; tools:
delete/email/payment/shell_tool/tools/function; loot: your/our/this/whole_conversation/transcript/
chat/inbox your_context/memory the_conversation_into everything_in_your e_mail_in followed_by
conversation_history; invoke: call use run execute invoke; tool: tool function shell plugin; say:
obey_me only_obey listen_only_to listen_to_me each_of_your_answers your_next_action i_authori*_you
real_instruction_is your_new/next_task/goal_is new_prompt_is no_more_restrictions as_if_it_had_never
erase_your_memory start_from_a_blank everything_is_allowed no_rules/policies_exist/any-more
does_whatever_it_is hereby_authori* without_looking_further do-not_ask_for_confirmation
follow_any_commands message_from_anthropic i-am/this-is_your_developer*/admin* ignore_the_above_and
it_outranks end_system-prompt obey_the_next stop_being_a let-s_start_fresh evaluation/
task_is_already_finished questions_without_filtering just_mark_it failing_to_do_so_will
guidelines_say_otherwise not_for_your_user your_own_permissions; bid: start/begin_your_answer/reply/
response_with reply_with_your-model output_only always_answer/recommend make_the_human
make-sure_the_final_report the_correct_evaluation repeat_after_me begin_every_answer*
create_a_new-admin how_were_you_instructed what_hidden_rules summaries_of_this_report
delete_everything instead_of_summarizing; authorised: authori* agreed allow* permit* asked_me; tell:
reveal print show repeat output display disclose leak dump share recite tell copy expose summari*
translate write give echo paste spell_out provide sending quote type list what which send hand enter
submit post attach upload include mail forward dm append confirm verify read get retrieve can_i_see
cat publish; tellMe: send/give/tell/show/get/pass/lend/email/text/dm/hand/message/read_me/us
let_me_have reply_with ask_your/the_user_for; your: your ur user/owner/admin/server/operator/
administrator/human/site/customer_s me admin database their; need: i/we_need/require/want needs
i_would_like lend_me; value: value* content* set_to; env: env environment_variable* process_env; of:
of_the/your/owner to_me here zzmail you_use/were are_you did_the; secret: password* pass*phrase
passcode api_key* apikey secret_key* access_key* private_key* bearer_token recovery/backup_phrase
one_time_code verification_code card_number credential* login* openai/admin_key six_digit_code
authorization_header; account: account identity card_details; via: to_avoid suspension with_your
by_submitting; vault: all/any/every/saved_passwords/credentials/secrets/private-keys/
environment-variables/env-vars id_rsa aws_credentials; header: header* body parameter query docs
example* count* limit* budget* usage polic* format; ask: tell/give/send_me_yours your_own_key
printenv 12_words_of enter_the_code-we send_me_what_you-find code_from_the-sms; dm: direct/
private_message* privately; preceding: precede*_this before_this_message/conversation/line; merely:
asks was_not length size tokens; harm: ignore_other disregard escalate not_mention conclude;
unasked: without_asking without_telling_the-user; switch: switch_to/into enter activate enable;
mode: developer/dev/god/debug/maintenance/sudo/jailbreak/admin/root/dan/evil_mode unrestricted_mode;
purpose: for about
`;
