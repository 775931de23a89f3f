import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import type { Selectable } from 'kysely';
import type { PostNoteTable } from '#server/core/db/tables/post-record-tables.ts';

export type NoteRow = Selectable<PostNoteTable>;

export function noteOf(row: NoteRow): PostNote {
  return {
    id: row.id,
    parentId: row.parent_id,
    kind: row.kind,
    text: row.text,
    mentions: row.mentions,
    mustFix: row.must_fix,
    mustFixBy:
      row.must_fix_by_name === null ? null : { userId: row.must_fix_by_id, name: row.must_fix_by_name },
    anchor: row.anchor,
    quote: row.quote,
    saysFixed: row.says_fixed,
    fixedBy: row.fixed_by_name === null ? null : { userId: row.fixed_by_id, name: row.fixed_by_name },
    author: { userId: row.author_id, name: row.author_name },
    makeTime: row.make_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
    resolvedBy:
      row.resolved_by_name === null ? null : { userId: row.resolved_by_id, name: row.resolved_by_name },
    resolvedTime: row.resolved_time?.toISOString() ?? null,
    version: row.version,
  };
}
