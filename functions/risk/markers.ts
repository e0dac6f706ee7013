/**
 * What imitates the frame around a conversation: role tags, made-up turns, boundaries, tool calls,
 * and commands that harm whoever runs them.
 */
import { patternOf } from './pattern.ts';

const ANY_CASE = patternOf(
  String.raw`
  <\|[a-z_\x20]{1,30}\|> | </?(?:(?:start|end)_of_turn|s?inst|sys)> | <</?sys>> | \[/?inst\] |
  </?(?:system(?:[_-](?:prompt|message|instructions?))?|user_?input|untrusted(?:_[a-z]+)?|
    instructions?|assistant|human|tool_(?:call|result|response|use|output)|invoke|antml:[a-z_]+|
    function_(?:calls?|results?)|thinking|scratchpad)(?:\s[^<>]{0,200})?> |
  ^\s{0,20}\#{2,4}\s*(?:new\s+)?
    (?:system|instructions?|human|assistant|user|response|prompt|input)\s*: |
  ^\s{0,20}(?:\[|\(|\*\*|\#{1,4}\s?)?\[?(?:system|developer)
    (?:\s(?:prompt|message|note|override|instruction))?(?:\]|\)|\*\*)\]?\s{0,3}(?::|\(\#|$) |
  \[/?tool_(?:calls?|results?|response|use)\] | \[(?:jailbreak|jailbroken|dan)\] |
  \[\[?\s?system\s(?:override|prompt|message)\s?\]?\] |
  (?:^|[([])\s{0,20}(?:system|developer|assistant|admin)
    (?:\s(?:prompt|message|note|override|instruction))?\s?[:：].{0,80}\b(?:you|your|must|from\snow|
    from\shere|ignore|override|grant|allow|obey|always|never|instructions?|unrestricted|approve)\b |
  ^\s{0,20}(?:human|user)\s?:[^]{1,500}?\n\s{0,20}(?:assistant|ai)\s?: |
  ^\#{1,4}\s?(?:system|instructions?)\s?:?\n
    [^]{0,500}?^\#{1,4}\s?(?:user|human|assistant|response)\s?:?$ |
  ^[\s=\-\#*~_[\](){}<>|]{2,40}(?:end|begin|start)(?:ning)?\sof\s(?:the\s)?(?:\w{1,20}\s)?
    (?:report|input|data|document|feedback|message|context|prompt|text|instructions)\b |
  ["']?(?:tool_calls|function_call|tool_use)["']?\s{0,5}:\s{0,5}[[{"] |
  ["']type["']\s{0,5}:\s{0,5}["'](?:tool_use|tool_call|function_call|function)["'] |
  ["'](?:tool|tool_name|function|action)["']\s{0,5}:\s{0,5}["'][\w.-]{1,60}["']\s{0,5},\s{0,5}
    ["'](?:args|arguments|parameters|params|input)["'] |
  ["']role["']\s{0,5}:\s{0,5}["'](?:system|developer|assistant|tool)["'] |
  ^\s{0,20}Action\s?:.{1,200}\n\s{0,20}Action\sInput\s?: |
  \bto=(?:functions|tools?)\.[a-z_]{2,40} | \btool_(?:result|response|output)\s?: |
  \b(?:powershell|pwsh)\b[^\n]{0,60}\s-e(?:nc|ncodedcommand)?\b`,
  'im',
);

/** In capitals and no inventory (SYSTEM: Ubuntu 24), and commands. */
const AS_WRITTEN = patternOf(
  String.raw`
  ^\s{0,20}\[(?:SYS|(?:ADMIN|SYSTEM)\s(?:NOTICE|MESSAGE|ALERT|NOTE|INSTRUCTION))\] |
  ^\s{0,20}(?:SYSTEM|DEVELOPER)(?:\s(?:PROMPT|MESSAGE|NOTE|OVERRIDE|INSTRUCTION))?
    \s?[:：]\s?(?!.{0,20}\d) |
  \brm\s{1,5}-[rf]{2,3}\s{1,5}(?:--\S{1,30}\s)?(?:[/~]/?\*?|\*)(?:[\s'"\x60]|$|--) |
  \b(?:curl|wget)\b[^\n|]{1,300}\|\s{0,3}(?:sudo\s{1,3})?(?:ba|z|da)?sh\b |
  \b169\.254\.169\.254\b | \bmetadata\.google\.internal\b |
  \bcat\s{1,3}(?:/etc/(?:passwd|shadow)|~/\.(?:ssh|aws)|\.env\b)`,
  'm',
);

/** Whether a text, in its case and lines as they were written, wears such a frame. */
export const hasMarkers = (text: string): boolean => ANY_CASE.test(text) || AS_WRITTEN.test(text);
