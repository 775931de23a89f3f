import type {
  CrawledItem,
  CrawledItemDetail,
  DuplicateOf,
  RejectReason,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import type * as z from 'zod/mini';
import { call } from '#web/core/api/api.ts';

/** Everything a person does to one text; ids of what it concerns are in it. */
export type Act =
  | { readonly act: 'accept'; readonly assigneeId?: string | null; readonly rejectsOthers: boolean }
  | {
      readonly act: 'reject';
      readonly reason: RejectReason;
      readonly text: string;
      readonly wholeStory: boolean;
    }
  | { readonly act: 'duplicate'; readonly of: Pick<DuplicateOf, 'kind' | 'id'> }
  | { readonly act: 'merge'; readonly postId: string }
  | { readonly act: 'restore' }
  | { readonly act: 'reparse' }
  | { readonly act: 'assign'; readonly assigneeId: string | null }
  | { readonly act: 'target'; readonly targetCategoryId?: string | null; readonly tagIds?: string[] }
  | {
      readonly act: 'decideOrigin';
      readonly decision: z.output<typeof crawlerReviewEndpoints.decideOrigin.body>['decision'];
      readonly reason: string;
    };

/** Sends an act once the one before about the same text has its answer. What failed is said by the caller. */
export function sendStep(
  answers: Map<string, Promise<number>>,
  item: Pick<CrawledItem, 'id' | 'version'>,
  act: Act,
): Promise<CrawledItemDetail> {
  const before = answers.get(item.id) ?? Promise.resolve(0);
  const answer = before.then((version) => send(item.id, Math.max(version, item.version), act));
  answers.set(
    item.id,
    answer.then(
      ({ version }) => version,
      () => before,
    ),
  );
  return answer;
}

const SAID_HERE = { suppressErrorToast: 'everything' } as const;

function send(id: string, version: number, { act, ...body }: Act): Promise<CrawledItemDetail> {
  // Each act is named after its endpoint and carries what that takes.
  const endpoint = crawlerReviewEndpoints[act] as typeof crawlerReviewEndpoints.restore;
  return call(endpoint, { body: { id, version, ...body }, ...SAID_HERE });
}
