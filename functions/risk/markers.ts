/**
 * What imitates the frame around a conversation: role tags, made-up turns, boundaries, tool calls,
 * commands. Wants its case and lines as they were written. Repetitions are bounded, none is nested.
 */
const MARKERS: readonly RegExp[] = [
  // Tokens that only a chat template writes
  /<\|[a-z_ ]{1,30}\|>|<\/?(?:start_of_turn|end_of_turn|s?inst|sys)>|<<\/?SYS>>|\[\/?INST\]/i,
  /<\/?(?:system|system[_-](?:prompt|message|instructions?)|user_?input|untrusted(?:_[a-z]+)?|instructions?|assistant|human|tool_(?:call|result|response|use|output)|function_(?:calls?|results?)|invoke|antml:[a-z_]+|thinking|scratchpad)(?:\s[^<>]{0,200})?>/i,
  /^\s{0,20}#{2,4}\s*(?:new\s+)?(?:system|instructions?|human|assistant|user|response|prompt|input)\s*:/im,
  /^\s{0,20}(?:\[|\(|\*\*|#{1,4}\s?)?\[?(?:system|developer)(?:\s(?:prompt|message|note|override|instruction))?(?:\]|\)|\*\*)\]?\s{0,3}(?::|\(#|$)/im,
  /\[\/?tool_(?:calls?|results?|response|use)\]|\[(?:jailbreak|jailbroken|dan)\]/i,
  /^\s{0,20}\[(?:SYS|(?:ADMIN|SYSTEM) (?:NOTICE|MESSAGE|ALERT|NOTE|INSTRUCTION))\]/m,
  /\[\[?\s?system\s(?:override|prompt|message)\s?\]?\]/i,
  // A line that speaks as the system: in capitals and no inventory (`SYSTEM: Ubuntu 24`), or with an order
  /^\s{0,20}(?:SYSTEM|DEVELOPER)(?: (?:PROMPT|MESSAGE|NOTE|OVERRIDE|INSTRUCTION))?\s?[:：]\s?(?!.{0,20}\d)/m,
  /(?:^|[([])\s{0,20}(?:system|developer|assistant|admin)(?: (?:prompt|message|note|override|instruction))?\s?[:：].{0,80}\b(?:you|your|must|ignore|from here|from now|override|grant|allow|obey|always|never|instructions?|unrestricted|approve)\b/im,
  // Turns of a made-up conversation, headings of two roles, a line at which distrust should end
  /^\s{0,20}(?:human|user)\s?:.{1,500}?\n\s{0,20}(?:assistant|ai)\s?:/ims,
  /^#{1,4}\s?(?:system|instructions?)\s?:?\n[\s\S]{0,500}?^#{1,4}\s?(?:user|human|assistant|response)\s?:?$/im,
  /^[\s=\-#*~_[\](){}<>|]{2,40}(?:end|begin|start)(?:ning)? of (?:the )?(?:\w{1,20} )?(?:report|input|data|document|feedback|message|context|prompt|text|instructions)\b/im,
  // Calls of tools as models or agent frameworks write them
  /["']?(?:tool_calls|function_call|tool_use)["']?\s{0,5}:\s{0,5}[[{"]/i,
  /["']type["']\s{0,5}:\s{0,5}["'](?:tool_use|tool_call|function_call|function)["']/i,
  /["'](?:tool|tool_name|function|action)["']\s{0,5}:\s{0,5}["'][\w.-]{1,60}["']\s{0,5},\s{0,5}["'](?:args|arguments|parameters|params|input)["']/i,
  /["']role["']\s{0,5}:\s{0,5}["'](?:system|developer|assistant|tool)["']/i,
  /^\s{0,20}Action\s?:.{1,200}\n\s{0,20}Action Input\s?:/im,
  /\bto=(?:functions|tools?)\.[a-z_]{2,40}|\btool_(?:result|response|output)\s?:/i,
  // Commands that harm whoever runs them
  /\brm\s{1,5}-[rf]{2,3}\s{1,5}(?:--\S{1,30}\s)?(?:[/~]\/?\*?|\*)(?:[\s`'"]|$|--)/,
  /\b(?:curl|wget)\b[^\n|]{1,300}\|\s{0,3}(?:sudo\s{1,3})?(?:ba|z|da)?sh\b/,
  /\b169\.254\.169\.254\b|\bmetadata\.google\.internal\b/,
  /\bcat\s{1,3}(?:\/etc\/(?:passwd|shadow)|~\/\.(?:ssh|aws)|\.env\b)/,
  /\b(?:powershell|pwsh)\b[^\n]{0,60}\s-e(?:nc|ncodedcommand)?\b/i,
];

/** Whether a text wears such a frame. */
export const hasMarkers = (text: string): boolean => MARKERS.some((marker) => marker.test(text));
