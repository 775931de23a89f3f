import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { call } from '#web/core/api/api.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import { pageKeys } from '../page-queries.ts';

interface Order {
  readonly page: PageRow;
  /** The sibling that comes after it; null for the last place. */
  readonly beforeId: string | null;
}

/** Puts a page before a sibling, or last among them. */
export function usePageOrder() {
  return useResourceMutation(pageKeys, ({ page: { id, version, parentId }, beforeId }: Order) =>
    call(pageEndpoints.reorder, { body: { id, version, parentId, beforeId } }),
  );
}
