/** Types of subset-font 2: only what is used here. */
declare module 'subset-font' {
  /** A font with the characters of a text alone, in another container where one is named. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'woff2'; keepFeatures?: readonly string[] },
  ): Promise<Uint8Array>;
}

/**
 * Attributes by which a browser offers a form to its agent (WebMCP); Astro does not know them yet.
 */
declare namespace astroHTML.JSX {
  interface HTMLAttributes {
    toolname?: string;
    tooldescription?: string;
    toolparamdescription?: string;
  }
}
