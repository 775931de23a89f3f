import * as z from 'zod/mini';
import { webAddress } from '../../../vocabulary/web-address.ts';
import { runEvent } from '../../parser-sources/runs/crawl-run.ts';
import { reviewView } from '../crawled-item.ts';

/** One address of an article. */
export const addPage = z.strictObject({
  url: webAddress.check(z.refine((address) => address !== '', { error: 'required' })),
});

/** What has become of an address that a person gave. */
export const addedPage = z.object({
  /** The run that fetches it; null where its text is in the queue already. */
  runId: z.nullable(z.string()),
  sourceTitle: z.string(),
  /** FETCHED: `item` is its text. FAILED: `event` and `detail` say why, as the log of runs does. */
  state: z.enum(['WAITING', 'FETCHED', 'FAILED']),
  item: z.nullable(z.object({ id: z.string(), view: reviewView })),
  event: z.nullable(runEvent),
  detail: z.string(),
});
export type AddedPage = z.output<typeof addedPage>;

/** Rules that can stand in the way of an address. */
export const ADD_PAGE_RULE_TEXTS = {
  NO_SOURCE: {
    vi: 'Chưa có nguồn thu thập nào cho tên miền {host}. Hãy tạo nguồn trước để biết được phép dùng bài ra sao.',
    en: 'No source owns the domain {host}. Create one first: it says what may be done with its texts.',
  },
  SOURCE_OFF: {
    vi: 'Nguồn “{title}” đang tắt. Hãy bật nguồn trước.',
    en: 'The source “{title}” is switched off. Switch it on first.',
  },
} as const;
