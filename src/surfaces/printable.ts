/** Text of others on a line of a terminal: what would move its cursor or hide is shown as such. */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
