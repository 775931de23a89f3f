import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import { MAX_PAGE_DEPTH } from '@toasoan/contract/features/pages/tree/page-tree.ts';

/** Kinds of pages whose address is a folder and a slug. */
const FOLDERS = {
  'chuyen-muc': 'category',
  the: 'tag',
  'tac-gia': 'author',
  'su-kien': 'event',
  'nhan-vat': 'figure',
  'dia-diem': 'destination',
} as const;

export type SitePage =
  | { readonly kind: 'home' | 'search' | 'events' | 'contests' }
  | {
      readonly kind: 'contest' | 'contestEntry' | 'contestJury' | 'contestWorks' | 'contestResults';
      readonly slug: string;
    }
  | { readonly kind: 'contestWork'; readonly slug: string; readonly number: string }
  | { readonly kind: 'post' | (typeof FOLDERS)[keyof typeof FOLDERS]; readonly slug: string }
  | StaticPage;

/** A static page below another one; one at the root has the address of a post. */
interface StaticPage {
  readonly kind: 'page';
  readonly path: string;
}

export interface SiteAddress {
  readonly lang: string;
  readonly page: SitePage;
  /** The path with its language. */
  readonly path: string;
}

/** What an address of a site names; undefined for nothing. */
export function readSiteAddress(
  path: string,
  { languages, defaultLang }: Pick<PublicSite, 'languages' | 'defaultLang'>,
): SiteAddress | undefined {
  const parts = segments(path);
  if (parts === undefined) return undefined;
  const [first = ''] = parts;
  const isPrefixed = first !== defaultLang && languages.includes(first);
  const page = pageOf(isPrefixed ? parts.slice(1) : parts);
  return page && { lang: isPrefixed ? first : defaultLang, page, path: `/${parts.join('/')}` };
}

const CONTESTS = 'cuoc-thi';
/** Below the page of a contest: its form. */
const ENTRY = 'du-thi';
/** The room of its jurors without an account. */
const JURY = 'hoi-dong';
/** Its gallery, and below that each work by its number. */
const WORKS = 'tac-pham';
/** Who won. */
const RESULTS = 'ket-qua';

function contestPage(slug: string | undefined, rest: readonly string[]): SitePage | undefined {
  if (slug === undefined) return { kind: 'contests' };
  if (rest.length === 0) return { kind: 'contest', slug };
  const [part, number, ...more] = rest;
  if (part === WORKS && more.length === 0)
    return number === undefined ? { kind: 'contestWorks', slug } : { kind: 'contestWork', slug, number };
  if (number !== undefined) return undefined;
  if (part === RESULTS) return { kind: 'contestResults', slug };
  if (part === JURY) return { kind: 'contestJury', slug };
  return part === ENTRY ? { kind: 'contestEntry', slug } : undefined;
}

function segments(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function pageOf(parts: readonly string[]): SitePage | undefined {
  const [first, slug, ...rest] = parts;
  if (first === undefined) return { kind: 'home' };
  if (first === CONTESTS) return contestPage(slug, rest);
  if (slug !== undefined) {
    const kind = Object.hasOwn(FOLDERS, first) ? FOLDERS[first as keyof typeof FOLDERS] : undefined;
    if (kind !== undefined) return rest.length > 0 ? undefined : { kind, slug };
    return parts.length > MAX_PAGE_DEPTH ? undefined : { kind: 'page', path: parts.join('/') };
  }
  if (first === 'tim-kiem') return { kind: 'search' };
  if (first === 'su-kien') return { kind: 'events' };
  return { kind: 'post', slug: first };
}
