/**
 * What imitates the frame around a conversation: role tags, made-up turns, boundaries, tool calls,
 * and commands that harm whoever runs them. Case and lines count as they were written.
 */
import { patternOf } from './normal.ts';

const ANY_CASE = patternOf(
  String.raw`<\|[a-z_\x20]{1,30}\|> | </?(?:(?:start|end)_of_turn|s?inst|sys)> | \[/?inst\] |
  </?(?:system(?:[_-](?:prompt|message|instructions?))?|user_?input|untrusted(?:_[a-z]+)?|human|
    instructions?|assistant|tool_(?:call|result|response|use|output)|invoke|thinking|scratchpad|
    function_(?:calls?|results?))(?:\s[^<>]{0,200})?> |
  ^\s{0,20}\#{2,4}\s*(?:new\s+)?
    (?:system|instructions?|human|assistant|user|response|prompt|input)\s*: |
  ^\s{0,20}(?:\[|\(|\*\*|\#{1,4}\s?)?\[?(?:system|developer)
    (?:\s(?:prompt|message|note|override|instruction))?(?:\]|\)|\*\*)\]?\s{0,3}(?::|\(\#|$) |
  (?:^|[([])\s{0,20}(?:system|developer|assistant|admin)
    (?:\s(?:prompt|message|note|override|instruction))?\s?:.{0,80}\b(?:you|your|must|from\s(?:now|
    here)|ignore|override|grant|allow|obey|always|never|instructions?|unrestricted|approve)\b |
  ^\s{0,20}(?:human|user)\s?:[^]{1,500}?\n\s{0,20}(?:assistant|ai)\s?: |
  ^[\s=\-\#*~_[\](){}<>|]{2,40}(?:end|begin|start)(?:ning)?\sof\s(?:the\s)?(?:\w{1,20}\s)?
    (?:report|input|data|document|feedback|message|context|prompt|text|instructions)\b |
  ["']?(?:tool_calls|function_call|tool_use)["']?\s{0,5}:\s{0,5}[[{"] | \btool_(?:result|output)\s?: |
  ["'](?:type|role)["']\s{0,5}:\s{0,5}["'](?:tool|function|system|developer|assistant)\w{0,9}["'] |
  ["'](?:tool|function|action)\w{0,9}["']\s{0,5}:[^\n]{1,80}["'](?:arg|param|input)\w{0,9}["'] |
  ^\s{0,20}Action\s?:.{1,200}\n\s{0,20}Action\sInput\s?: | \[(?:jailbreak|jailbroken|dan)\] |
  \b(?:new|updated|real|actual|true|secret|hidden)\s(?:system\s)?
    (?:prompt|instruct\w{0,5}|directives?|task)\s?:`,
  'im',
);

/** In capitals and no inventory (SYSTEM: Ubuntu 24), and commands. */
const AS_WRITTEN = patternOf(
  String.raw`^\s{0,20}\[(?:SYS|(?:ADMIN|SYSTEM)\s(?:NOTICE|MESSAGE|ALERT|NOTE|INSTRUCTION))\] |
  ^\s{0,20}(?:SYSTEM|DEVELOPER)(?:\s(?:PROMPT|MESSAGE|NOTE|OVERRIDE|INSTRUCTION))?
    \s?:\s?(?!.{0,20}\d) | \brm\s{1,5}-[rf]{2,3}\s{1,5}(?:--\S{1,30}\s)?(?:[/~]|\*) |
  \b(?:curl|wget)\b[^\n|]{1,300}\|\s{0,3}(?:sudo\s{1,3})?(?:ba|z|da)?sh\b | \b169\.254\.169\.254\b`,
  'm',
);

/** Whether a text wears such a frame. */
export const hasMarkers = (text: string): boolean => ANY_CASE.test(text) || AS_WRITTEN.test(text);
