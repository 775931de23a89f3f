import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { readPublicSettings } from '#web/core/api/public-settings.ts';

type SiteOf = Pick<SessionProject, 'domains' | 'code'>;

/** Where a site can be seen on the console's own host; undefined in production, which has sites at domains alone. */
export function sitePreview({ code }: Pick<SiteOf, 'code'>): string | undefined {
  return readPublicSettings().showsSites ? `${location.origin}/s/${code}` : undefined;
}

/** Where a site begins: its main domain, or its preview while it has none; undefined: nowhere. */
export function siteOrigin({ domains: [main], code }: SiteOf): string | undefined {
  return main === undefined ? sitePreview({ code }) : `https://${main}`;
}

/** The whole address of a page of a site; `path` begins with a slash. Undefined: nobody can open it yet. */
export function siteAddress(site: SiteOf, path: string): string | undefined {
  const origin = siteOrigin(site);
  return origin && origin + path;
}
