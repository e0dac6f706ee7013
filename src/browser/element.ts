/** Elements of the page. Text becomes text nodes, so that nothing of it is ever read as markup. */

/** An HTML element with properties and children. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A region that reads out what it is given, and cuts no sentence for it. */
export function liveRegion(): { node: HTMLElement; say: (text: string) => void } {
  const node = el('p', { className: 'sr-only', role: 'status' });
  return {
    node,
    say: (text) => {
      node.textContent = text;
    },
  };
}

/** Moves the focus to what was just shown, so that readers and keys go on there. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}

/** The element of the page with an id. Throws when the page does not have it. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element with the id ${id}.`);
  return element;
}
