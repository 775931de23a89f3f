import type { NoteKind, PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import type { NoteAnchor } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { ColumnType, Generated } from 'kysely';

export interface PostNoteTable {
  id: Generated<string>;
  project_id: string;
  post_id: string;
  /** The note that it answers. */
  parent_id: string | null;
  kind: NoteKind;
  text: string;
  mentions: ColumnType<PostNote['mentions'], string, string>;
  must_fix: boolean;
  must_fix_by_id: string | null;
  must_fix_by_name: string | null;
  /** Where its passage stands now; null: about the whole text. */
  anchor: ColumnType<NoteAnchor | null, string | null, string | null>;
  quote: string;
  says_fixed: boolean;
  fixed_by_id: string | null;
  fixed_by_name: string | null;
  author_id: string | null;
  author_name: string;
  make_time: Generated<Date>;
  edit_time: Date | null;
  resolved_by_id: string | null;
  resolved_by_name: string | null;
  resolved_time: Date | null;
  version: Generated<number>;
}
