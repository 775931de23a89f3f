import { POST_STATES, type PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { article, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import type { TestServer } from '#test/test-server.ts';

/** A post with a word that stands in everything it says, and whether readers may ever read that word. */
export interface PostInState {
  readonly id: string;
  readonly slug: string;
  readonly word: string;
  readonly name: string;
  readonly isListed: boolean;
  readonly isReadable: boolean;
}

const HOUR = 3_600_000;
const EMBARGOES = { none: undefined, over: -HOUR, ahead: HOUR } as const;

/** Columns that a state needs beside itself. */
const NEEDS: Partial<Readonly<Record<PostState, string>>> = {
  SCHEDULED: `schedule_time = now() + interval '1 hour'`,
  TRASHED: `state_before_trash = 'UNPUBLISHED'`,
};

export interface Case {
  readonly state: PostState;
  readonly embargo: keyof typeof EMBARGOES;
  readonly isArchived: boolean;
  /** Its time of publication is ahead. */
  readonly isAhead: boolean;
}

/** Every state, with and without an embargo, an archive and a time of publication ahead. */
export function everyCase(): Case[] {
  const embargoes = Object.keys(EMBARGOES) as (keyof typeof EMBARGOES)[];
  const plain = POST_STATES.flatMap((state) =>
    embargoes.map((embargo) => ({ state, embargo, isArchived: true, isAhead: false })),
  );
  return [
    ...plain,
    ...embargoes.map((embargo) => ({
      state: 'EXPIRED' as const,
      embargo,
      isArchived: false,
      isAhead: false,
    })),
    ...embargoes.map((embargo) => ({
      state: 'PUBLISHED' as const,
      embargo,
      isArchived: true,
      isAhead: true,
    })),
  ];
}

const isHeld = ({ embargo, isAhead }: Case) => embargo === 'ahead' || isAhead;
export const isPublic = (one: Case) => one.state === 'PUBLISHED' && !isHeld(one);

/** A post in every state, with and without an embargo, an archive and a time of publication ahead. */
export async function postsInEveryState(server: TestServer, room: Newsroom): Promise<PostInState[]> {
  const found: PostInState[] = [];
  const tagId = await room.tag('thẻ chung');
  for (const one of everyCase()) {
    const word = `loi${found.length}kin`;
    const draft = {
      title: `Bài ${word}`,
      excerpt: `Dẫn ${word}.`,
      content: article(`Chữ ${word}.`),
      tagIds: [tagId],
    };
    const post = await room.postIn('PUBLISHED', room.author, draft);
    await bringTo(server.db, post.id, one, room.editor.userId);
    const { state, embargo, isArchived, isAhead } = one;
    const isListed = isPublic(one);
    found.push({
      id: post.id,
      slug: post.slug,
      word,
      name: [state, embargo, isArchived ? '' : 'no archive', isAhead ? 'time ahead' : '']
        .filter(Boolean)
        .join(' '),
      isListed,
      isReadable: isListed || (state === 'EXPIRED' && isArchived && !isHeld(one)),
    });
  }
  return found;
}

/** Behind the back of every rule: whatever wrote the row, readers see what it says. */
export async function bringTo(db: Db, id: string, { state, ...one }: Case, editorId: string): Promise<void> {
  const offset = EMBARGOES[one.embargo];
  const details = {
    ...(offset !== undefined && { embargoUntil: new Date(Date.now() + offset).toISOString() }),
    ...(!one.isArchived && { archiveOnExpire: false }),
  };
  await sql`
    UPDATE posts SET state = ${state}, details = details || ${JSON.stringify(details)}::jsonb,
      ${sql.raw(NEEDS[state] ?? 'state_time = now()')},
      assignee_id = CASE WHEN ${state} = 'EDITING' THEN ${editorId}::bigint END,
      published_time = published_time + CASE WHEN ${one.isAhead} THEN interval '1 hour' ELSE interval '0' END
    WHERE id = ${id}`.execute(db);
}
