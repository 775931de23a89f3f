/** A piece of text of another site: plain, with weight, or leading somewhere. */
export interface ForeignPiece {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isEmphasis?: boolean;
  readonly href?: string;
}

/** A block of a text of another site. Its pictures are named and never fetched. */
export type ForeignBlock =
  | { readonly kind: 'text' | 'heading' | 'quote' | 'item'; readonly pieces: readonly ForeignPiece[] }
  | { readonly kind: 'picture'; readonly address: string; readonly caption: string };

const LEFT_OUT = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'FORM']);
const KINDS: Readonly<Record<string, 'text' | 'heading' | 'quote' | 'item'>> = {
  P: 'text',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  BLOCKQUOTE: 'quote',
  LI: 'item',
  TR: 'item',
  PRE: 'text',
  FIGCAPTION: 'text',
};

/**
 * Reads foreign HTML into blocks of text. The parsed document is inert: nothing in it runs or is fetched, and only words,
 * weight and safe addresses come out of it.
 */
export function foreignBlocks(html: string): readonly ForeignBlock[] {
  const blocks: ForeignBlock[] = [];
  let open: ForeignPiece[] = [];
  let kind: (typeof KINDS)[string] = 'text';

  function close(): void {
    if (open.some(({ text }) => text.trim() !== '')) blocks.push({ kind, pieces: open });
    open = [];
  }
  function inside(element: Element, style: Omit<ForeignPiece, 'text'>): void {
    for (const node of element.childNodes) {
      if (node instanceof Text || node.nodeType === Node.TEXT_NODE) addText(node.textContent ?? '', style);
      else if (node.nodeType === Node.ELEMENT_NODE) enter(node as Element, style);
    }
  }
  function addText(text: string, style: Omit<ForeignPiece, 'text'>): void {
    const spaced = text.replace(/\s+/g, ' ');
    if (spaced !== '' && (spaced !== ' ' || open.length > 0)) open.push({ ...style, text: spaced });
  }
  function enter(element: Element, style: Omit<ForeignPiece, 'text'>): void {
    const tag = element.tagName.toUpperCase();
    const own = KINDS[tag];
    if (LEFT_OUT.has(tag)) return;
    if (tag === 'FIGURE' || tag === 'IMG') addPicture(element);
    else if (tag === 'BR') addText(' ', style);
    else if (own === undefined) inside(element, styleIn(element, tag, style));
    else block(element, own, style);
  }
  function block(element: Element, own: typeof kind, style: Omit<ForeignPiece, 'text'>): void {
    const before = kind;
    close();
    kind = own;
    inside(element, style);
    close();
    kind = before;
  }
  function addPicture(element: Element): void {
    close();
    const image = element.matches('img') ? element : element.querySelector('img');
    const caption = element.querySelector('figcaption')?.textContent ?? image?.getAttribute('alt') ?? '';
    blocks.push({
      kind: 'picture',
      address: safeAddress(image?.getAttribute('src')) ?? '',
      caption: caption.replace(/\s+/g, ' ').trim(),
    });
  }
  inside(new DOMParser().parseFromString(html, 'text/html').body, {});
  close();
  return blocks;
}

function styleIn(
  element: Element,
  tag: string,
  style: Omit<ForeignPiece, 'text'>,
): Omit<ForeignPiece, 'text'> {
  if (tag === 'STRONG' || tag === 'B') return { ...style, isStrong: true };
  if (tag === 'EM' || tag === 'I') return { ...style, isEmphasis: true };
  const href = tag === 'A' ? safeAddress(element.getAttribute('href')) : undefined;
  return href === undefined ? style : { ...style, href };
}

/** Only pages of the web; nothing that runs. */
export function safeAddress(address: string | null | undefined): string | undefined {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

export function countWords(blocks: readonly ForeignBlock[]): number {
  const text = blocks.flatMap((block) => ('pieces' in block ? block.pieces.map((piece) => piece.text) : []));
  return text.join(' ').split(/\s+/).filter(Boolean).length;
}
