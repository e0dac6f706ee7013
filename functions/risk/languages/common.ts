/** Words that every language borrows. */
export const common = `
narrator: not, never, agents; mention: injection*; quoting: injection*, test*; rules: prompt*; boss: openai, anthropic;
inner: system prompt*, systemprompt*; unbound: dan;
ai: ai, llm*, chatgpt, claude, gemini, copilot;
secret: api key*, token*, pin, otp, cookie*, ssh key, seed phrase; dm: dm, dms
`;
