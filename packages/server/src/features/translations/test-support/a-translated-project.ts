import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import type {
  SegmentChange,
  TranslationDetail,
} from '@toasoan/contract/features/translations/translation.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { aNewsroom, type Newsroom, type Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import type { TestServer } from '#test/test-server.ts';
import { followJobs } from '../following/follow-jobs.ts';
import { runJobs, type Translate } from '../running/run-jobs.ts';

/** What the machine of these tests makes of a text: capitals without marks, which the checks take for another language. */
export const shouted = (text: string) =>
  text.replace(
    /(<[^>]*>)|([^<]+)/g,
    (_whole, tag: string, words: string) => tag ?? foldVietnamese(words).toUpperCase(),
  );

export const SHOUTING: Translate = async (_work, texts) =>
  texts.map(({ text }) => ({
    text: shouted(text),
    origin: 'ENGINE',
    memoryScore: null,
    engine: 'Máy thử',
    termIds: [],
    chars: text.length,
    cost: text.length,
    reason: null,
  }));

export const paragraphs = (...texts: string[]): ArticleDocument => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export const THREE = [
  'Mưa lớn ở miền Trung từ chiều nay.',
  'Nước sông Hương lên nhanh.',
  'Học sinh nghỉ học một ngày.',
] as const;

/** A project in three languages, and what its translators do. */
export interface TranslatedProject extends Newsroom {
  start(ids: readonly string[], langs: readonly string[], kind?: TranslatedKind): Promise<string[]>;
  /** Runs what waits in the background. */
  work(translate?: Translate, now?: () => Date): Promise<number>;
  read(id: string): Promise<TranslationDetail>;
  /** Translated by the machine and read. */
  translated(post: Pick<Post, 'id'>, lang?: string): Promise<TranslationDetail>;
  change(
    by: Staff,
    id: string,
    at: number,
    change: Omit<SegmentChange, 'version'>,
  ): Promise<TranslationDetail>;
  refusedChange(by: Staff, id: string, at: number, change: Omit<SegmentChange, 'version'>): Promise<string>;
  approve(id: string): Promise<TranslationDetail>;
  refusedApproval(id: string): Promise<string>;
  /** Saves a post; a public one at once with its changes. */
  save(post: Pick<Post, 'id'>, draft: PostDraft): Promise<Post>;
  post(id: string): Promise<Post>;
  /** A post of the paragraphs `THREE`. */
  aPost(state?: 'DRAFT' | 'PUBLISHED'): Promise<Post>;
  /** The place of the paragraph whose source begins so. */
  placeOf(id: string, words: string): Promise<number>;
}

export async function aTranslatedProject(server: TestServer): Promise<TranslatedProject> {
  const room = await aNewsroom(server);
  await server.db
    .updateTable('projects')
    .set({ languages: ['vi', 'en', 'fr', 'ja'] })
    .where('id', '=', room.projectId)
    .execute();
  const { headers } = room.admin;
  const read = (id: string) => server.ask(translationEndpoints.detail, { headers, params: { id } });
  const post = (id: string) => server.ask(postEndpoints.detail, { headers, params: { id } });
  const work = (translate = SHOUTING, now = () => new Date()) =>
    runDueJobs(server.db, [...runJobs(translate), ...followJobs], now);
  const start: TranslatedProject['start'] = async (ids, langs, kind = 'POST') => {
    const body = { kind, ids: [...ids], langs: [...langs] as 'en'[] };
    return (await server.ask(translationEndpoints.start, { headers, body })).ids;
  };
  const callOf = async (by: Staff, id: string, at: number, change: Omit<SegmentChange, 'version'>) => {
    const segment = (await read(id)).segments[at];
    if (segment === undefined) throw new Error(`There is no paragraph ${at}.`);
    return {
      headers: by.headers,
      params: { id, segmentId: segment.id },
      body: { ...change, version: segment.version },
    };
  };
  const codeOf = (refusal: { code: string; details: { rules?: readonly { code: string }[] } }) =>
    refusal.details.rules?.[0]?.code ?? refusal.code;
  const approval = async (id: string) => ({
    headers,
    params: { id },
    body: { version: (await read(id)).version },
  });
  return {
    ...room,
    start,
    work,
    read,
    post,
    aPost: async (state = 'PUBLISHED') =>
      await room.postIn(state, room.author, { content: paragraphs(...THREE) }),
    placeOf: async (id, words) =>
      (await read(id)).segments.findIndex(({ source }) => source.startsWith(words)),
    translated: async ({ id }, lang = 'en') => {
      const [translationId = ''] = await start([id], [lang]);
      await work();
      return await read(translationId);
    },
    change: async (by, id, at, change) => {
      await server.ask(translationEndpoints.changeSegment, await callOf(by, id, at, change));
      return await read(id);
    },
    refusedChange: async (by, id, at, change) =>
      codeOf(await server.refusal(translationEndpoints.changeSegment, await callOf(by, id, at, change))),
    approve: async (id) => await server.ask(translationEndpoints.approve, await approval(id)),
    refusedApproval: async (id) =>
      codeOf(await server.refusal(translationEndpoints.approve, await approval(id))),
    save: async ({ id }, draft) => {
      const { version, state } = await post(id);
      const saved = await server.ask(postEndpoints.update, { headers, body: { id, version, ...draft } });
      if (state !== 'PUBLISHED') return saved;
      const body = { version: saved.version };
      return await server.ask(postEndpoints.apply, { headers, params: { id }, body });
    },
  };
}
