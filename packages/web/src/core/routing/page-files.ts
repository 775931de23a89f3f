/** What the build says about an address of the console. */
export interface PageFiles {
  /** An address of the route table, or a bare one. */
  readonly path: string;
  /** A group of the menu: it leads to its first page. */
  readonly isGroup?: boolean;
  /** Without the leading slash, static imports included. */
  readonly scripts: readonly string[];
  /** Scripts that the page fetches itself whenever it is shown: requested with the others, after them. */
  readonly parts: readonly string[];
  readonly styles: readonly string[];
  readonly texts: Readonly<Record<'vi' | 'en', readonly string[]>>;
  /** The calls that the page makes first. */
  readonly calls: readonly string[];
}

/** What the server writes into the page for its first script. */
export interface PageStart {
  /** The page's address in the route table, which names the parameters of its calls. */
  readonly path: string;
  /** Addresses of the files with texts, by language. */
  readonly texts: PageFiles['texts'];
  readonly calls: readonly PageCall[];
}

/** A reading call that the page makes first. */
export interface PageCall {
  /** With `{id}` where a parameter of the page's address belongs. */
  readonly path: string;
  /** What the page asks for, and the defaults. */
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** Keys that its query takes from the address. */
  readonly keys: readonly string[];
}

export const PAGE_START_ID = 'page-start';
