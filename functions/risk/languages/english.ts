/** English. Imperative and infinitive are one form: much depends on `narrator` and `lead`. */
export const english = `
lead: from_now_on please must should will/can_you kindly and then now so just first instead you_to
could_you by; narrator: i he she it one who dont didn_t doesn_t cannot can_t won_t attackers people
how whether why ask*_it_to told_it_to forbid* refus* if_a/someone attempt*/try/tries/tried/able/
used/had_to would; mention: attack* jailbreak_attempts/strings attempts payload* phrases/strings/
sentences/texts/examples_such-as/like; quoting: tried quote* call* titled named submit* like such_as
phrase* string* sentence* wording* flag* detect* filter* block* e_g example attempt* pattern* warn*
literal*; place: found_in section page readme docs manual on_windows tab field* of_the; ignore:
ignor* disreg* forget overlook dismiss never_mind set/leave_aside do-not/don-t/not_follow/obey/apply
not_adhere_to do-not_do stop_following scrap let_go_of you_don-t_have_to-follow; defy: change
rewrite overrid* violate break* skip drop cancel suspend bypass turn_off contrary_to has_cancelled;
scope: all any every previous prior site your developer content; given: you_were/have-been/
you-ve-been_given/told/configured given_earlier above; rules: instruct* direction* directive* rules
guideline* guidance constraint* restriction* programming polic* regulations; inner: system/
developer/hidden/initial/original/secret/internal/base/meta_message/prompt/instructions
everything/text/words_above; own: your_system/hidden/initial/secret/original/internal/confidential/
developer_prompt/instructions/guidelines/message text/words/rest_of-your_instructions/prompt/
checklist your_real_configuration; safety: safety* content_filter*/polic*/moderation safeguards
moderation untrusted_label security_policy; everything: everything anything whatever what; said:
said told taught know asked configured; voided: null_and_void void no_longer removed gone superseded
replaced_by do-not/does-not_apply only_a_test meant_for; off: off outdated removed; newRules:
new/updated/real/actual/true/secret/hidden/only/next/final_system-prompt/system-instruction*/
instruct*/directive*/task/orders/goal/prompt; aside: aside away behind; boss: your_developer*/
operator/creator*/owner/maker*/user/administrator the_operator/owner; quit: stop abandon
do_not_continue_with instead_of forget_what; task: your/the/current/your-current_task/job/mission
you_were_doing summarizing; from: from_now_on from_this_point/moment; these: these/this/my/
following_instructions/instruction/message/orders/rules/prompt; you: you the_assistant/ai; outrank:
supersede* overrid* have_higher-priority; role: you_are/re youre_now you_have_been-given enter
switch_to/into; pose: act/behave/respond/answer/reply/speak/continue_as/like pretend* imagine_you
simulate roleplay respond_twice assume/play_the_role/persona/part on_behalf_of in_the_name_of
answer_as_if; owner: owner*; unbound: unrestricted unfiltered uncensored jailbr* evil* rogue
accomplice late_grandmother no/without/without-any_restrictions/rules/filter*/ethic*/guidelines/
content*/safeguards break*_every_rule* personal_shell developer/maintenance_mode admin*_privileges
unlimited_privileges; call: note/notes/message/instruction*/reminder/attention/memo/letter_for/to
dear hey hello attention to_whichever; when: if_you_are/re; ai: a_i language/reviewing/
evaluating_model* assistant* model chatbot*; reader: agent* summari* reviewer* whoever; reads:
reading/reads/read/process*/summari*/evaluat*/handling/review*/parsing/sees_this/it processed_by;
must: should_now must; please: please you_must/have/should/will/are-now; judge: classify consider
ignore_other disregard escalate not_mention conclude rate recommend mark award rank assign treat;
act: open fetch hide speak respond reply answer add append delete claim say set tell; occasion:
when/before/while/whenever_you_answer/reply/respond/write/summari*/process/review/read
when_answering in_your_summary/final when*_someone/the-user_asks/mentions; silently: silently
secretly quietly; plant: review reviews link; hush: do-not/don-t/never/without/not_tell*/inform*/
mention*/reveal*/alert*/notify*/let/show; human: user* human* operator anyone; note: this these why;
top: highest*/maximum/perfect/full/top/best_score/rating/mark*/grade five_star* 10_out_of_10
as_verified low*_risk above_all score_of as_a_system*; records: all/every/the/all-the/
all-other_stored/private/other/pending/internal/user/audit_reports/report/data/contacts/records/
messages/notes/audits all/every_contacts/entry; tools: delete/email/payment/shell_tool/tools/
function; loot: your/the/this/our/whole_conversation/transcript/context/chat/inbox/memory
everything_in/the; invoke: call use run; tool: tool function; say: obey_me only_obey listen_only_to
listen_to_me each_of_your_answers your_next_action i_authori*_you real_instruction_is your_new/
next_task/goal_is new_prompt_is no_more_restrictions obey_the as_if_it_had_never stop_being
erase_your_memory start_fresh start_from_a_blank already_finished everything_is_allowed
no_rules/policies_exist/any-more does_whatever_it_is without_filtering you_are_my be_my
hereby_authori* just_mark without_looking_further do-not_ask_for_confirmation without_asking
without_telling_the-user follow_any_commands message_from_anthropic i-am/this-is_your_developer*/
admin* failing_to_do ignore_the_above_and it_outranks end_system-prompt say_otherwise; bid:
start/begin_your_answer/reply/response_with reply_with_your-model output_only always_answer/
recommend make_the_human make-sure_the_final the_correct_evaluation repeat_after_me
begin_every_answer* create_a_new-admin how_were_you_instructed what_hidden_rules summaries_of_this
delete_everything; authorised: authori* agreed asked_me; tell: reveal print show repeat output
display disclose leak dump share copy translate write give echo paste spell_out provide sending
quote type list what which send hand enter submit post attach upload include mail forward dm append
confirm verify read get retrieve can_i_see cat publish; tellMe: send/give/tell/show/get/pass/lend/
email/text/dm/hand/message/read_me/us let_me_have reply_with ask_your/the_user_for; your: your ur
user/owner/admin/server/operator/administrator/human/site/customer_s me admin database their; need:
i/we_need/require/want needs i_would_like lend_me; value: value* content*; env: env process_env; of:
of_the/your/owner to_me zzmail you_use/were are_you did_the; secret: password* pass*phrase passcode
api_key* apikey secret_key* access_key* private_key* recovery/backup_phrase one_time_code
verification_code card_number env environment_variable* credential* login* openai/admin_key
six_digit_code authorization_header; account: account identity card_details; via: to_avoid
suspension with_your by_submitting; vault: all/any/every/saved_passwords/credentials/secrets/
private-keys/environment-variables/env-vars id_rsa aws_credentials; header: header* body parameter
query docs example*; ask: tell/give/send_me_yours printenv 12_words_of enter_the_code-we
send_me_what_you-find code_from_the-sms; dm: direct/private_message*; preceding: precede*_this
before_this_message; merely: asks was_not length size tokens
`;
