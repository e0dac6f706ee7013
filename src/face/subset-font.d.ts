declare module 'subset-font' {
  /** A font with the characters of a text alone, in another container where one is named. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'woff2'; keepFeatures?: readonly string[] },
  ): Promise<Uint8Array>;
}
