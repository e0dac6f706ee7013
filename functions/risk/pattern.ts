/**
 * A regular expression written over several lines: white space in its source counts for nothing.
 * Repetitions in the patterns of this folder are bounded or unambiguous, and none is nested.
 */
export const patternOf = (source: string, flags = ''): RegExp =>
  new RegExp(source.replace(/\s+/g, ''), flags);
