/** Text on its way into XML and the HTML in it. */

/** XML has no place for most control characters, escaped or not (XML 1.0, section 2.2). */
export const printable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** What ends a text or begins markup, as what stands for it. */
export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
