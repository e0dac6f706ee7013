/** Words that every language borrows. */
export const common = `
narrator: not never agents we they that which without don_t models users; mention: injection*;
quoting: injection* test*; rules: prompt*; boss: openai anthropic; inner: system_prompt*
systemprompt*; unbound: dan; ai: ai llm* chatgpt claude gemini copilot; secret: api_key* token* pin
otp cookie* ssh_key seed_phrase; dm: dm dms
`;
