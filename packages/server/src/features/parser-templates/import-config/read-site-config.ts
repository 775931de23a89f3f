import {
  type FieldSelector,
  isXpath,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { ConfigProblem } from '@toasoan/contract/features/parser-templates/studio.ts';
import { PLAIN_DEFINITION } from '#server/features/extraction/public.ts';
import { quoted, xpathToCss } from './xpath-to-css.ts';

/** What a public configuration for full texts (`ftr-site-config`) comes to. */
export interface SiteConfig {
  readonly definition: TemplateDefinition;
  readonly testUrls: string[];
  /** Lines that had an effect, or that this product does anyway. */
  readonly understood: number;
  readonly problems: ConfigProblem[];
}

const FIELDS: Readonly<Record<string, PageField>> = {
  title: 'title',
  body: 'content',
  date: 'publishedTime',
  author: 'author',
};
const MOST_SELECTORS = 8;
const MOST_REMOVED = 60;
const MOST_REPLACED = 20;
const MOST_TEST_URLS = 10;

/** What is done here in any case: pages are tidied, pruned and read by themselves where a selector finds nothing. */
const DONE_ANYWAY = new Set([
  'prune',
  'tidy',
  'autodetect_on_failure',
  'autodetect_next_page',
  'parser',
  'test_contains',
  'src_lazy_load_attr',
  'skip_json_ld',
  'insert_detected_image',
]);
/** Said by the source, not by its template. */
const OF_THE_SOURCE = new Set([
  'http_header',
  'requires_login',
  'login_uri',
  'login_username_field',
  'login_password_field',
  'login_extra_fields',
  'not_logged_in_xpath',
]);
const NOT_SUPPORTED = new Set([
  'single_page_link_in_feed',
  'native_ad_clue',
  'wrap_in',
  'move_into',
  'if_page_contains',
  'post_strip_attr',
  'strip_attr',
]);

type Reason = ConfigProblem['reason'];
/** Undefined: the line was understood. */
type Verdict = Reason | undefined;

interface Draft {
  readonly fields: Record<PageField, FieldSelector[]>;
  readonly removed: string[];
  readonly unwrapped: string[];
  readonly replaced: { find: string; put: string }[];
  readonly testUrls: string[];
  nextPage: string;
  singlePage: string;
  /** The text of a `find_string` that waits for its `replace_string`. */
  find: { readonly text: string; readonly line: number; readonly whole: string } | undefined;
}

interface ConfigLine {
  readonly no: number;
  readonly whole: string;
  readonly key: string;
  /** Of `replace_string(…)` and `http_header(…)`. */
  readonly argument: string;
  readonly value: string;
}

/** Reads a configuration line by line; what is not understood is reported with its line and changes nothing. */
export function readSiteConfig(text: string): SiteConfig {
  const draft = emptyDraft();
  const problems: ConfigProblem[] = [];
  let understood = 0;
  for (const line of linesOf(text)) {
    const reason = takeLine(draft, line);
    if (reason === undefined) understood += 1;
    else problems.push({ line: line.no, text: line.whole, reason });
  }
  if (draft.find !== undefined) {
    understood -= 1;
    problems.push({ line: draft.find.line, text: draft.find.whole, reason: 'WITHOUT_PARTNER' });
  }
  return { definition: definitionOf(draft), testUrls: draft.testUrls, understood, problems };
}

function* linesOf(text: string): Generator<ConfigLine> {
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.trim();
    if (line === '' || line.startsWith('#')) continue;
    const parts = /^([a-z_]+)(?:\((.*?)\))?\s*:\s*(.*)$/i.exec(line);
    const [, key = '', argument = '', value = ''] = parts ?? [];
    yield { no: index + 1, whole: line.slice(0, 300), key: key.toLowerCase(), argument, value: value.trim() };
  }
}

function takeLine(draft: Draft, line: ConfigLine): Verdict {
  const { key, value } = line;
  if (DONE_ANYWAY.has(key)) return undefined;
  if (OF_THE_SOURCE.has(key)) return 'OF_THE_SOURCE';
  if (NOT_SUPPORTED.has(key)) return 'NOT_SUPPORTED';
  const field = FIELDS[key];
  if (field !== undefined) return takeSelector(draft.fields[field], field, value);
  return (TAKERS[key] ?? (() => 'UNKNOWN_KEY' as const))(draft, line);
}

const TAKERS: Readonly<Record<string, (draft: Draft, line: ConfigLine) => Verdict>> = {
  strip: (draft, { value }) => takePath(draft.removed, value),
  strip_id_or_class: (draft, { value }) => {
    const name = value.replaceAll(/^['"]|['"]$/g, '');
    return takeCss(draft.removed, name && `[id*=${quoted(name)}], [class*=${quoted(name)}]`);
  },
  strip_image_src: (draft, { value }) => {
    const part = value.replaceAll(/^['"]|['"]$/g, '');
    return takeCss(draft.removed, part && `img[src*=${quoted(part)}]`);
  },
  dissolve: (draft, { value }) => takePath(draft.unwrapped, value, 30),
  next_page_link: (draft, { value }) => {
    const css = xpathToCss(withoutAttribute(value));
    if (css === undefined) return 'PATH_TOO_COMPLEX';
    draft.nextPage ||= css;
    return undefined;
  },
  single_page_link: (draft, { value }) => {
    if (!isXpath(value) || value.length > 500) return 'NOT_SUPPORTED';
    draft.singlePage ||= value;
    return undefined;
  },
  find_string: (draft, { value, no, whole }) => {
    const waiting = draft.find;
    draft.find = { text: value, line: no, whole };
    return waiting === undefined ? undefined : 'WITHOUT_PARTNER';
  },
  replace_string: (draft, { argument, value }) => {
    const find = argument || draft.find?.text;
    if (argument === '') draft.find = undefined;
    if (!find) return 'WITHOUT_PARTNER';
    return takeReplacement(draft, find, value);
  },
  test_url: (draft, { value }) => {
    const isWeb = /^https?:$/.test(URL.parse(value)?.protocol ?? '');
    if (!isWeb || draft.testUrls.length >= MOST_TEST_URLS) return 'NOT_SUPPORTED';
    if (!draft.testUrls.includes(value)) draft.testUrls.push(value);
    return undefined;
  },
};

function takeReplacement(draft: Draft, find: string, put: string): Verdict {
  if (draft.replaced.length >= MOST_REPLACED || find.length > 500 || put.length > 500) return 'NOT_SUPPORTED';
  draft.replaced.push({ find, put });
  return undefined;
}

/** `//meta[@property='x']/@content` is a META selector; any other path stays as it is. */
function takeSelector(selectors: FieldSelector[], field: PageField, value: string): Verdict {
  if (value === '' || value.length > 500 || selectors.length >= MOST_SELECTORS) return 'NOT_SUPPORTED';
  const meta = /^\/\/(?:head\/)?meta\[@(?:name|property|itemprop)\s*=\s*["']([^"']+)["']\]\/@content$/.exec(
    value,
  );
  const attribute = /^(.+?)\/@([a-zA-Z][\w-]*)$/.exec(value);
  const take = field === 'author' ? 'ALL' : 'FIRST';
  const parts = { attr: '', take, transform: [] } as const;
  if (meta?.[1] !== undefined) selectors.push({ ...parts, transform: [], kind: 'META', expr: meta[1] });
  else if (attribute?.[1] !== undefined)
    selectors.push({ ...parts, transform: [], kind: 'XPATH', expr: attribute[1], attr: attribute[2] ?? '' });
  else selectors.push({ ...parts, transform: [], kind: 'XPATH', expr: value });
  return undefined;
}

/** Paths that are joined by `|` are one each. */
function takePath(into: string[], value: string, most = MOST_REMOVED): Verdict {
  const all = value.split(/\s*\|\s*/).map(xpathToCss);
  for (const css of all) {
    if (css === undefined) return 'PATH_TOO_COMPLEX';
    const reason = takeCss(into, css, most);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function takeCss(into: string[], css: string, most = MOST_REMOVED): Verdict {
  if (css === '' || css.length > 500 || into.length >= most) return 'NOT_SUPPORTED';
  if (!into.includes(css)) into.push(css);
  return undefined;
}

const withoutAttribute = (path: string) => path.replace(/\/@[a-zA-Z][\w-]*$/, '');

function emptyDraft(): Draft {
  const fields = Object.keys(PLAIN_DEFINITION.fields).map((field) => [field, []]);
  return {
    fields: Object.fromEntries(fields) as unknown as Draft['fields'],
    removed: [],
    unwrapped: [],
    replaced: [],
    testUrls: [],
    nextPage: '',
    singlePage: '',
    find: undefined,
  };
}

function definitionOf({ fields, removed, unwrapped, replaced, ...links }: Draft): TemplateDefinition {
  return {
    ...PLAIN_DEFINITION,
    fields,
    removeSelectors: removed,
    unwrapSelectors: unwrapped,
    replace: replaced,
    nextPageSelector: links.nextPage,
    singlePageSelector: links.singlePage,
  };
}
