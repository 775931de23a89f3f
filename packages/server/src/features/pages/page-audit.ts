import { createHash } from 'node:crypto';
import type { AuditVerb } from '@toasoan/contract/core/audit-kinds.ts';
import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import { PLAIN_PAGE_DETAILS, pageDetailNames } from '@toasoan/contract/features/pages/page-details.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import { announcePage } from './announce-page.ts';
import type { PageRecord } from './page-record.ts';

export type PageAction = AuditVerb<'page'>;

const IS_END: Partial<Record<PageAction, true>> = { delete: true, purge: true };

export async function auditPage(
  source: AuditSource,
  action: PageAction,
  { before, after }: { readonly before?: PageRecord | undefined; readonly after: PageRecord },
): Promise<void> {
  await announcePage(source, action, { before, after });
  await writeAudit(source, {
    action: `page.${action}`,
    entity: 'page',
    entityId: after.id,
    before: before && auditFacts(before),
    after: IS_END[action] ? undefined : auditFacts(after),
  });
}

/** The body appears by its length and hash alone; the page's own history keeps the text. */
function auditFacts(page: PageRecord) {
  const body = JSON.stringify(page.content);
  const details = pageDetailNames.flatMap((name): [string, unknown][] => {
    const value = page.details[name];
    return isSame(value, PLAIN_PAGE_DETAILS[name]) ? [] : [[name, value]];
  });
  return {
    id: page.id,
    title: page.title,
    path: `/${page.path}`,
    parentId: page.parent_id,
    position: page.position,
    state: page.state,
    stateReason: page.state_reason,
    publishedTime: page.published_time,
    reviewedTime: page.reviewed_time,
    excerpt: page.excerpt,
    content: { length: body.length, sha256: createHash('sha256').update(body).digest('hex') },
    keywords: page.keywords,
    seoTitle: page.seo_title,
    seoDescription: page.seo_description,
    ...Object.fromEntries(details),
    version: page.version,
  };
}
