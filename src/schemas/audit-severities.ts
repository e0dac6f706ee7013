/**
 * How serious a finding of an audit is, the worst first; apart from the schemas so that pages load
 * it alone.
 */
export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];
