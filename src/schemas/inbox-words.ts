/** Words that records, filters of their lists and pages share, apart from all schemas. */

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

/** How serious a finding of an audit is, the worst first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];
