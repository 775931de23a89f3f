import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { gatherFacts } from '@toasoan/contract/features/posts/checklist/gather-facts.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { anyArticle } from '#test/article-arbitrary.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { readPost } from '../post-detail-view.ts';
import { checkFactsOf } from '../post-record.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let categoryIds: string[];
let tagIds: string[];
let mediaIds: string[];
let documentId: string;

beforeAll(async () => {
  room = await aNewsroom(server);
  categoryIds = [room.categoryId, await room.category()];
  tagIds = [await room.tag(), await room.tag()];
  mediaIds = [
    await aMedia(server.db, room.projectId),
    await aMedia(server.db, room.projectId, { licence_until: '2020-01-31', credit: '', alt: '' }),
  ];
  documentId = await aMedia(server.db, room.projectId, { kind: 'DOCUMENT', extension: 'pdf' });
  const choices = { minDelayMinutes: 60, levels: {}, figures: {}, suspectWords: ['a'] };
  await server.ask(postSettingsEndpoints.update, {
    headers: room.admin.headers,
    body: { ...choices, bannedWords: ['nghệ an', 'cá độ'], version: 1, focusMax: 5 },
  });
});

const line = fc.constantFrom('', 'Không có tiêu đề', '  Cá độ  ở Nghệ An ', 'NGHE AN', 'Một tiêu đề thường');

/** The article with files of the project for its pictures and documents. */
function withOwnFiles(document: ArticleDocument): ArticleDocument {
  const named = JSON.stringify(document)
    .replace(/"attachment","attrs":\{"mediaId":"\d+"/g, `"attachment","attrs":{"mediaId":"own"`)
    .replace(/"mediaId":"(\d)\d*"/g, (_, digit) => `"mediaId":"${mediaIds[Number(digit) % 2]}"`)
    .replaceAll('"mediaId":"own"', `"mediaId":"${documentId}"`);
  return JSON.parse(named);
}

/** The console's way: from the answer of a call alone. */
function factsOfAnswer(post: Post, publishAt: number) {
  const mainCategory = post.mainCategoryId === null ? 'none' : 'enabled';
  const counts = {
    categoryCount: post.categories.length,
    tagCount: post.tags.length,
    keywordCount: post.keywords.length,
  };
  return gatherFacts(
    { ...post, ...counts, mainCategory },
    { ...post, settings: post.checkSettings, publishAt },
  );
}

it('the row and the answer of a post give the same facts', async () => {
  const draft = fc.record<PostDraft>({
    title: line,
    excerpt: line,
    seoTitle: line,
    seoDescription: line,
    kicker: line,
    content: anyArticle.map(withOwnFiles),
    mainCategoryId: fc.constantFrom(null, ...categoryIds),
    tagIds: fc.subarray(tagIds),
    keywords: fc.subarray(['lúa', 'gạo']),
    authors: fc.constantFrom([], [{ displayName: 'Thu Hà', role: 'WRITER' as const }]),
    isSponsored: fc.boolean(),
    cover: fc.constantFrom(null, ...mediaIds.map((mediaId) => ({ mediaId, caption: 'Cá độ', alt: '' }))),
    gallery: fc.subarray(mediaIds.map((mediaId) => ({ mediaId, caption: '', credit: 'TTXVN' }))),
    embargoUntil: fc.constantFrom(null, '2030-01-01T00:00:00.000Z'),
  });
  await fc.assert(
    fc.asyncProperty(draft, async (body) => {
      const at = Date.now();
      const answer = await server.ask(postEndpoints.create, { headers: room.author.headers, body });
      const row = await readPost(server.db, room.projectId, answer.id);
      expect(factsOfAnswer(answer, at)).toEqual(checkFactsOf(row, new Date(at)));
    }),
    { seed: 20_251_120, numRuns: 40 },
  );
});
