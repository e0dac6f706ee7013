/** Makes elements. Text becomes text nodes, so that nothing of it is ever read as markup. */

export type Child = Node | string | number | null | undefined | false | readonly Child[];

type Listeners = {
  [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void;
};
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>> & {
  readonly on?: never;
};

function addAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    // Both run what they are given, or are refused by the policy: listeners have an argument of
    // their own.
    if (/^(on|style$|srcdoc$)/.test(name)) throw new TypeError(`An attribute ${name} is not set.`);
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

function nodesOf(child: Child): (Node | string)[] {
  if (child === null || child === undefined || child === false) return [];
  if (Array.isArray(child)) return child.flatMap(nodesOf);
  return [child instanceof Node ? child : String(child)];
}

/**
 * An HTML element with attributes (true: present; false, null and undefined: left out) and
 * children.
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  addAttributes(element, attributes);
  element.append(...nodesOf(children));
  return element;
}

/** An element of SVG. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  addAttributes(element, attributes);
  element.append(...nodesOf(children));
  return element;
}

/** Children that belong together and have no element around them. */
export function group(...children: readonly Child[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...nodesOf(children));
  return fragment;
}

/** Adds listeners and gives the element back. */
export function on<E extends HTMLElement>(element: E, listeners: Listeners): E {
  for (const [name, listener] of Object.entries(listeners))
    element.addEventListener(name, listener as EventListener);
  return element;
}

/** A heading of level 1 to 6; a level below six stays six. */
export function heading(
  level: number,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLHeadingElement {
  return el(`h${Math.min(6, Math.max(1, level))}` as 'h2', attributes, ...children);
}

/** Moves the focus to what was just shown, so that readers and keys go on there. */
export function focusOn(element: HTMLElement): void {
  if (
    !element.hasAttribute('tabindex') &&
    !element.matches('a[href], button, input, select, textarea, summary')
  )
    element.setAttribute('tabindex', '-1');
  element.focus();
}

/** The element of the page with an id. Throws when the page does not have it. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element with the id ${id}.`);
  return element;
}
