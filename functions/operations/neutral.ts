/** Callers' text on its way to where something reads more than words into it. */

/** What turns the direction of text round. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Line breaks and other control characters. */
const CONTROLS = /[\s\p{Cc}]+/gu;

/** A text that reads as it is written: without signs that turn its direction round. */
export const straight = (text: string): string => text.replace(DIRECTIONS, '');

/** A text on one line. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Addresses broken up by characters of no width, so that no program makes a link of them. */
export function unlinked(text: string): string {
  return text.replace(/:\/\//g, ':\u200b//').replace(/\.(?=[^\s.])/g, '.\u200b');
}

/** The beginning of a text, without half a character at its end. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')} ...` : text;
