import { articleWords } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { anchorAt } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { Db } from '#server/core/db/database.ts';
import { addNote } from '#server/features/posts/notes/note-store.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import type { PostRecord } from '#server/features/posts/post-record.ts';
import { DEMO_NOTES, type DemoNote } from './articles/demo-notes.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { TransitionActor } from './seed-post-way.ts';

interface Newsroom {
  readonly person: (key: SeedPerson) => TransitionActor;
  readonly now: Date;
}

/** What the demo's people have said about posts that are still on their way. */
export async function seedNotes(db: Db, projectId: string, newsroom: Newsroom): Promise<void> {
  for (const note of DEMO_NOTES) {
    const row = await db
      .selectFrom('posts')
      .select('id')
      .where('project_id', '=', projectId)
      .where('title', '=', note.title)
      .executeTakeFirstOrThrow();
    await seedThread(db, projectId, await readPost(db, projectId, row.id), note, newsroom);
  }
}

async function seedThread(
  db: Db,
  projectId: string,
  post: PostRecord,
  demo: DemoNote,
  { person, now }: Newsroom,
): Promise<void> {
  const said = (by: SeedPerson, minutesAgo: number) => ({
    project_id: projectId,
    post_id: post.id,
    kind: demo.kind ?? ('NOTE' as const),
    author_id: person(by).userId,
    author_name: person(by).displayName,
    make_time: new Date(now.getTime() - minutesAgo * 60_000),
  });
  const fixed = demo.answers?.find(({ saysFixed }) => saysFixed);
  const resolver = demo.resolvedBy && person(demo.resolvedBy);
  const note = await addNote(db, {
    ...said(demo.by, demo.minutesAgo),
    text: demo.text,
    mentions: '[]',
    must_fix: demo.mustFix ?? false,
    ...(demo.mustFix && {
      must_fix_by_id: person(demo.by).userId,
      must_fix_by_name: person(demo.by).displayName,
    }),
    ...passageOf(post, demo.passage),
    says_fixed: false,
    ...(fixed && { fixed_by_id: person(fixed.by).userId, fixed_by_name: person(fixed.by).displayName }),
    ...(resolver && {
      resolved_by_id: resolver.userId,
      resolved_by_name: resolver.displayName,
      resolved_time: now,
    }),
  });
  for (const { by, text, minutesAgo, names, saysFixed = false } of demo.answers ?? []) {
    const named = names && person(names);
    await addNote(db, {
      ...said(by, minutesAgo),
      parent_id: note.id,
      text: named ? `@${named.displayName} ${text}` : text,
      mentions: JSON.stringify(named ? [{ userId: named.userId, name: named.displayName }] : []),
      must_fix: false,
      anchor: null,
      quote: '',
      says_fixed: saysFixed,
    });
  }
}

function passageOf({ content }: PostRecord, text = '') {
  const words = articleWords(content);
  const start = text === '' ? -1 : words.text.indexOf(text);
  const anchor = start < 0 ? null : JSON.stringify(anchorAt(words, { start, end: start + text.length }));
  return { anchor, quote: text };
}
