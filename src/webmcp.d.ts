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
