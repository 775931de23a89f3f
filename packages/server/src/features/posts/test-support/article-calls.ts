import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ArticleTables } from '#server/features/articles/public.ts';
import type { TestServer } from '#test/test-server.ts';
import { POST_TABLES } from '../post-tables.ts';
import type { Newsroom, Staff } from './a-newsroom.ts';
import { aPage, type Page } from './at-a-post.ts';

/** The calls of a kind of article; those of another kind than posts differ in the fields of their drafts alone. */
export interface CallsOfKind {
  readonly entity: 'post' | 'event' | 'page';
  /** Roles see and do different things; false: whoever may open one may do everything with it. */
  readonly hasRanks: boolean;
  readonly hasTags: boolean;
  readonly tables: ArticleTables;
  readonly articles: Pick<
    typeof postEndpoints,
    'create' | 'detail' | 'update' | 'transition' | 'list' | 'autosave' | 'autosaves' | 'removeAutosave'
  >;
  readonly lock: typeof lockEndpoints;
  readonly versions: typeof versionEndpoints;
}

export const POST_CALLS: CallsOfKind = {
  entity: 'post',
  hasRanks: true,
  hasTags: true,
  tables: POST_TABLES,
  articles: postEndpoints,
  lock: lockEndpoints,
  versions: versionEndpoints,
};

export type Thing = Pick<Post, 'id' | 'version'>;
export type TextDraft = Pick<PostDraft, 'title' | 'excerpt' | 'content' | 'tagIds'>;

interface Restoring {
  readonly version: number;
  readonly no: number;
  readonly fields?: string[];
  readonly content?: ArticleDocument;
}

/** What people do with the text of an article, alike for every kind. */
export type ArticleCalls = ReturnType<typeof articleCalls>;

export function articleCalls(
  server: TestServer,
  room: Pick<Newsroom, 'projectId' | 'author' | 'editor' | 'admin' | 'hire'>,
  { entity, hasRanks, hasTags, tables, articles, lock, versions }: CallsOfKind,
) {
  type Caller = Pick<Staff, 'headers'>;
  /** Calls name the article by its kind. */
  const naming = (id: string) => ({ [`${entity}Id`]: id }) as unknown as { postId: string };
  const keeping = (
    { headers }: Caller,
    { id, version }: Thing,
    editingSession: string,
    draft: TextDraft,
  ) => ({
    headers,
    body: { ...naming(id), editingSession, baseVersion: version, draft },
  });
  const column = sql.ref(tables.idColumn);
  async function age(table: string, { id }: Pick<Thing, 'id'>, times: readonly string[], ago: string) {
    const sets = times.map((name) => sql`${sql.ref(name)} = now() - ${ago}::interval`);
    await sql`UPDATE ${sql.table(table)} SET ${sql.join(sets)} WHERE ${column} = ${id}`.execute(server.db);
  }
  const rowsOf = async <Row>(table: string, { id }: Pick<Thing, 'id'>, columns: RawBuilder<unknown>) =>
    (await sql<Row>`SELECT ${columns} FROM ${sql.table(table)} WHERE ${column} = ${id}`.execute(server.db))
      .rows;
  return {
    server,
    entity,
    hasRanks,
    hasTags,
    tables,
    room,
    age,
    rowsOf,
    write: ({ headers }: Caller, draft: TextDraft = {}) =>
      server.ask(articles.create, { headers, body: draft }),
    read: ({ headers }: Caller, { id }: Pick<Thing, 'id'>) =>
      server.ask(articles.detail, { headers, params: { id } }),
    list: async ({ headers }: Caller) => (await server.ask(articles.list, { headers })).items,
    save: ({ headers }: Caller, { id, version }: Thing, draft: TextDraft & { editingSession?: string }) =>
      server.send(articles.update, { headers, body: { id, version, ...draft } }),
    move: (
      { headers }: Caller,
      { id, version }: Thing,
      to: 'PUBLISHED' | 'TRASHED' | 'DRAFT',
      editingSession?: string,
    ) => server.ask(articles.transition, { headers, params: { id }, body: { version, to, editingSession } }),
    page: (article: Pick<Thing, 'id'>, by: Staff): Page =>
      aPage(server, article, by, {
        lock,
        keep: (_, { headers }, { id, ...text }) =>
          server.ask(articles.autosave, { headers, body: { ...naming(id), baseVersion: 1, ...text } }),
      }),
    lock,
    keep: (by: Caller, article: Thing, session: string, draft: TextDraft) =>
      server.ask(articles.autosave, keeping(by, article, session, draft)),
    refusedKeep: (by: Caller, article: Thing, session: string, draft: TextDraft) =>
      server.refusal(articles.autosave, keeping(by, article, session, draft)),
    kept: async ({ headers }: Caller, { id }: Pick<Thing, 'id'>) =>
      (await server.ask(articles.autosaves, { headers, query: naming(id) })).items,
    refusedKept: ({ headers }: Caller, { id }: Pick<Thing, 'id'>) =>
      server.refusal(articles.autosaves, { headers, query: naming(id) }),
    drop: ({ headers }: Caller, { id }: Pick<Thing, 'id'>, editingSession: string) =>
      server.ask(articles.removeAutosave, { headers, params: { editingSession }, query: naming(id) }),
    versions: (id: string, query: { before?: number; limit?: number } = {}) =>
      server.ask(versions.list, { headers: room.editor.headers, params: { id }, query }),
    refusedVersions: ({ headers }: Caller, id: string) =>
      server.refusal(versions.list, { headers, params: { id } }),
    version: (id: string, no: number) =>
      server.ask(versions.detail, { headers: room.editor.headers, params: { id, no } }),
    async restore(id: string, body: Restoring) {
      const { leftOut, ...restored } = await server.ask(versions.restore, {
        headers: room.editor.headers,
        params: { id },
        body,
      });
      return { article: (restored as Record<string, Post | undefined>)[entity], leftOut };
    },
    refusedRestore: (id: string, body: Restoring) =>
      server.refusal(versions.restore, { headers: room.editor.headers, params: { id }, body }),
    /** This many seconds pass without any message. */
    async letPass(article: Pick<Thing, 'id'>, seconds: number) {
      await age(tables.sessions, article, ['seen_time'], `${seconds} seconds`);
      await age(tables.locks, article, ['seen_time'], `${seconds} seconds`);
    },
  };
}
