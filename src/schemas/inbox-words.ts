/** Words that records of the inbox and filters of its lists share, apart from all schemas. */

/** What became of a message, in the order of its life. */
export const CONTACT_STATES = ['new', 'read', 'answered', 'archived'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const CONTACT_INTENTS = ['hire', 'collaborate', 'advise', 'question'] as const;

export const RISK_FLAGS = [
  'prompt_injection_language',
  'credential_or_secret_request',
  'html_or_script_content',
  'excessive_length',
] as const;
