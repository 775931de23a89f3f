import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import {
  royaltyCorrectionEndpoints,
  royaltyMonthEndpoints,
  royaltyRateEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { aPost } from '#test/factories/a-post.ts';
import type { TestServer } from '#test/test-server.ts';
import { RATE, ROYALTY } from './papers.ts';

export type RoyaltyThing = 'royaltyRate' | 'royaltyCorrection' | 'paidPost';

export const ROYALTY_PATHS: readonly [RegExp, RoyaltyThing][] = [
  [/royalty-correction/, 'royaltyCorrection'],
  [/royalty-rate/, 'royaltyRate'],
];
/** No post was published in it. */
export const QUIET_PERIOD = '2023-05';
export const ROYALTY_QUERIES: Readonly<Record<string, () => string>> = Object.fromEntries(
  ['list', 'sums', 'people'].map((name) => [
    `GET /admin/royalty-sheet/${name}`,
    () => `period=${QUIET_PERIOD}`,
  ]),
);

/** Norms, and a post of a closed month with a correction. */
export async function royaltiesIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<RoyaltyThing, string>>> {
  const rate = await server.ask(royaltyRateEndpoints.create, { body: RATE, headers });
  const published = new Date('2024-03-05T03:00:00Z');
  const paidPost = await aPost(server.db, project, {
    title: 'Chợ quê',
    state: 'PUBLISHED',
    publishedTime: published,
  });
  const { royalty } = await server.ask(royaltyEndpoints.save, {
    body: { postId: paidPost, version: 0, ...ROYALTY, payState: 'APPROVED' },
    headers,
  });
  await server.ask(royaltyMonthEndpoints.transition, {
    params: { period: '2024-03' },
    body: { version: 0, step: 'submit' },
    headers,
  });
  const { royaltyGroup, payees, qualityGrade } = ROYALTY;
  const { corrections } = await server.ask(royaltyCorrectionEndpoints.create, {
    body: {
      postId: paidPost,
      version: royalty?.version ?? 0,
      royaltyGroup,
      payees,
      qualityGrade,
      coefficient: 2,
      reason: 'Chấm nhầm hệ số.',
    },
    headers,
  });
  return { royaltyRate: rate.id, royaltyCorrection: corrections[0]?.id ?? '', paidPost };
}
