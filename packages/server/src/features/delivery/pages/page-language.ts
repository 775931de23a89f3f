import { AppError } from '#server/core/errors/app-error.ts';
import type { SiteReading } from '../reading.ts';
import { languageOfSite } from '../sites/site.ts';

/** The language in which a page is asked, or else the site's default one. @throws NOT_FOUND for one that it does not have */
export function languageOf({ site }: SiteReading, asked: string | undefined): string {
  const lang = languageOfSite(site, asked);
  if (lang === undefined) throw new AppError('NOT_FOUND');
  return lang;
}
