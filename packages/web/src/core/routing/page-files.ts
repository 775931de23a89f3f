/** What the build says about an address of the console. */
export interface PageFiles {
  /** An address of the route table, or a bare one. */
  readonly path: string;
  /** A group of the menu: it leads to its first page. */
  readonly isGroup?: boolean;
  /** Without the leading slash, static imports included. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly texts: Readonly<Record<'vi' | 'en', readonly string[]>>;
  /** Paths of the calls that the page makes first. */
  readonly calls: readonly string[];
}

/** What the server writes into the page for its first script. */
export interface PageStart {
  /** Addresses of the files with texts, by language. */
  readonly texts: PageFiles['texts'];
  readonly calls: readonly PageCall[];
}

/** A reading call that the page makes first. */
export interface PageCall {
  readonly path: string;
  /** The defaults of its query. */
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** Keys that its query takes from the address. */
  readonly keys: readonly string[];
}

export const PAGE_START_ID = 'page-start';
