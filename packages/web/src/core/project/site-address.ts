import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { readPublicSettings } from '#web/core/api/public-settings.ts';

type SiteOf = Pick<SessionProject, 'domains' | 'code'>;

/** Where a site begins: its main domain, or its place on the console's own host, which production does not have. */
export function siteOrigin({ domains: [main], code }: SiteOf): string | undefined {
  if (main !== undefined) return `https://${main}`;
  return readPublicSettings().showsSites ? `${location.origin}/s/${code}` : undefined;
}

/** The whole address of a page of a site; `path` begins with a slash. Undefined: nobody can open it yet. */
export function siteAddress(site: SiteOf, path: string): string | undefined {
  const origin = siteOrigin(site);
  return origin && origin + path;
}
