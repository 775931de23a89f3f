import { AppError } from '#server/core/errors/app-error.ts';
import type { ReadAgain } from '#server/features/crawler-review/public.ts';
import { findParserSource } from '#server/features/parser-sources/public.ts';
import { type PageReader, PageUnreadable } from './page-reader.ts';
import { findStoredPage } from './page-store.ts';
import type { FindTemplate } from './template-in-use.ts';

/** Reads stored pages with the template of now. */
export function readAgainWith(reader: PageReader, findTemplate: FindTemplate): ReadAgain {
  return async (db, projectId, pageId) => {
    const stored = await findStoredPage(db, projectId, pageId);
    const source = stored && (await findParserSource(db, projectId, stored.sourceId));
    if (stored === undefined || source === undefined) throw new AppError('NOT_FOUND');
    const template = await findTemplate(db, projectId, stored.sourceId, new Date());
    try {
      const { page } = await reader.read(stored.parts, {
        template: template?.definition ?? null,
        timezone: source.timezone,
        fetchTime: stored.fetchTime,
      });
      return { page, template: template ? { id: template.templateId, version: template.version } : null };
    } catch (error) {
      if (error instanceof PageUnreadable)
        throw new AppError('UNAVAILABLE', { details: { retryAfter: 30 }, cause: error });
      throw error;
    }
  };
}
