type Child = Node | string | false | undefined;
type Listener = (event: Event) => void;
type Attributes = Readonly<Record<string, string | number | boolean | undefined | Listener>>;

/** An element with attributes, listeners (`onclick`) and children; texts become text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}

let count = 0;

/** An id that no other element of the shadow tree has. */
export function freshId(): string {
  count += 1;
  return `toasoan-${count}`;
}
