import type { PageUse } from '@toasoan/contract/features/pages/tree/consequences.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { isAuditEntity, recordPage } from '#web/core/routing/record-pages.ts';

/** Where something that names a page is opened; undefined where this person may not. */
export function useAddress(): (use: PageUse) => string | undefined {
  const visitor = useVisitor();
  return ({ kind, id }) => (isAuditEntity(kind) ? recordPage(kind, id, visitor) : undefined);
}
