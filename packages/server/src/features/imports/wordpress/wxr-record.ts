/** One element of an export with all its content. */
export interface WxrElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly children: readonly WxrElement[];
}

/** One child of the channel: an article, a term, an author, or a fact about the site. */
export interface WxrRecord {
  readonly element: WxrElement;
  /** The exact characters of the file. */
  readonly source: string;
}

/** Text of the first child of that name, '' without one. */
export function childText(element: WxrElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

export function childrenOf(element: WxrElement, name: string): WxrElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Value of an item's custom field, '' without one. */
export function metaOf(item: WxrElement, key: string): string {
  const meta = childrenOf(item, 'wp:postmeta').find((one) => childText(one, 'wp:meta_key') === key);
  return meta === undefined ? '' : childText(meta, 'wp:meta_value');
}
