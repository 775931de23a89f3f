import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';

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
  | { readonly kind: 'home' | 'search' | 'events' }
  | { readonly kind: 'post' | (typeof FOLDERS)[keyof typeof FOLDERS]; readonly slug: string };

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

function segments(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function pageOf([first, slug, ...rest]: readonly string[]): SitePage | undefined {
  if (first === undefined) return { kind: 'home' };
  if (rest.length > 0) return undefined;
  if (slug !== undefined) {
    const kind = Object.hasOwn(FOLDERS, first) ? FOLDERS[first as keyof typeof FOLDERS] : undefined;
    return kind && { kind, slug };
  }
  if (first === 'tim-kiem') return { kind: 'search' };
  if (first === 'su-kien') return { kind: 'events' };
  return { kind: 'post', slug: first };
}
