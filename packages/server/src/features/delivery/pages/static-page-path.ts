import { pageIn, type Site } from '../sites/site.ts';

interface Placed {
  readonly path: string;
  readonly lang: string;
}

/** The path of a static page on its site: all but the site's first language have a prefix. */
export function staticPagePath(site: Site, { path, lang }: Placed): string {
  return pageIn(site, path, lang);
}
