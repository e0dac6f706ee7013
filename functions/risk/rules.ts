/**
 * What raises a flag: word classes in their order, for every language alike. The tables in
 * `languages/` fill the classes; a rule with a class that a language leaves empty is none there.
 * `~3` allows three other words in between, `a|b` takes either class, `{a ~2 b}` stands either way
 * round, `:` at the end wants a colon, `!a` no `a` soon after. `>` in front says that the first
 * class is the verb, which some languages put last; `^` says the same, and wants it at the head of
 * a clause or after a `lead`.
 *
 * Classes that every rule heeds: soon after a `narrator` the text tells about it (`I ignored`, `do
 * not`); a `lead` takes that back (`you must`, `please`); what follows a `mention` of attacks is an
 * example, and so is a quotation beside a word of `quoting`.
 */
export const RULES = {
  // Against the instructions a reader has; into another role; for what it was given; to any reader
  prompt_injection_language: `
    >ignore ~4 {scope|given ~4 rules} !reason; >defy ~1 {scope|given ~2 rules};
    >ignore ~2 safety|inner; >defy ~2 safety|inner !place; >ignore ~2 {everything ~6 said};
    >ignore ~3 {boss ~5 said}; ^ignore ~3 boss; ^ignore ~1 rules !reason|place;
    ^act ~4 rules ~1 aside; ^quit ~2 task; {scope ~3 rules} ~5 voided; safety|inner ~3 off;
    ^heed ~4 rules ~1 unheeded; rules ~3 given|boss ~8 voided; everything ~5 said ~8 voided !place;
    newRules:; these ~3 outrank ~4 scope|boss|inner|everything; role|pose ~8 unbound;
    >role|pose ~8 unbound; role|switch ~3 mode; ^pose ~2 owner; ^act ~2 pose ~2 owner;
    boss ~2 authorised; from ~3 you ~2 must|judge|act|tell|pose; ^tell|tellMe ~4 inner;
    own !merely; ^tell|tellMe ~6 rules ~2 given; ^tell ~1 rules ~6 boss;
    ^tell|tellMe ~3 your ~3 rules !purpose; ^tell ~5 preceding; ^tell|act|invoke ~6 loot;
    call|when ~4 ai|reader ~14 must|order|judge|act|ignore; ai|reader ~2 topic ~14 must|order|tell;
    ^call ~1 ai; scope ai:; ^ai|reader ~1 please;
    {ai|reader ~4 reads} ~10 order|judge|act|tell|ignore; ai|reader ~8 must ~3 harm;
    ai|reader ~8 must ~3 judge ~1 note; ai|reader ~3 must ~2 invoke ~4 tool; ^invoke ~1 tools;
    ^act|invoke ~6 unasked; occasion ~8 judge|act|hush; {ai|reader ~6 silently} ~6 plant;
    ^hush ~4 human; ^hush ~1 note; ^order|judge|act|tell ~5 top; ^order|act|tell ~2 records; say;
    ^bid`,
  credential_or_secret_request: `
    ^tell|tellMe ~4 {your ~4 secret} !header; ^tell|tellMe ~4 your env;
    ^tell ~5 {secret|env ~6 of} !header; ^tellMe ~4 secret !header; ^tell|tellMe ~5 {value ~4 env};
    ^tell ~4 vault; ^tell ~1 your ~2 account ~8 via; >need ~4 {your ~2 secret};
    >need ~4 {secret ~2 of}; ^tell|tellMe ~3 {secret ~5 dm}; ask`,
} as const;
