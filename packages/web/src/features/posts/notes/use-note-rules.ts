import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import {
  mayAskForFix,
  mayChangeNote,
  mayReadNotes,
  mayRemoveNote,
  mayReopen,
  mayResolve,
  maySayFixed,
  maySwitchMustFix,
  mayWriteNotes,
} from '@toasoan/contract/features/posts/notes/note-rules.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostActor, PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

export interface NoteRules {
  readonly mayRead: boolean;
  readonly mayWrite: boolean;
  readonly mayAskForFix: boolean;
  readonly maySayFixed: boolean;
  readonly mayResolve: (note: PostNote) => boolean;
  readonly maySwitchMustFix: (note: PostNote) => boolean;
  readonly mayReopen: (note: PostNote) => boolean;
  readonly mayChange: (note: PostNote) => boolean;
  readonly mayRemove: (note: PostNote, hasAnswers: boolean) => boolean;
}

/** The rights of this person on the notes of a post, also of one that is not saved yet. */
export function useNoteRules(post: Post | undefined): NoteRules {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  const project = useCurrentProject();
  const { state = 'DRAFT', stateBeforeTrash = null } = post ?? {};
  const [createdById, assigneeId] = [post?.createdBy.userId ?? userId, post?.assignee?.userId ?? null];
  return useMemo(() => {
    const actor: PostActor = {
      userId,
      permissions,
      allowSelfApprove: project?.allowSelfApprove ?? false,
      workflowMode: project?.workflowMode ?? 'THREE_STEP',
    };
    const facts: PostFacts = { state, createdById, assigneeId, stateBeforeTrash };
    return {
      mayRead: mayReadNotes(actor, facts),
      mayWrite: mayWriteNotes(actor, facts),
      mayAskForFix: mayAskForFix(actor, facts),
      maySayFixed: maySayFixed(actor, facts),
      mayResolve: (note) => mayResolve(actor, facts, note),
      maySwitchMustFix: (note) => maySwitchMustFix(actor, facts, note),
      mayReopen: (note) => mayReopen(actor, facts, note),
      mayChange: (note) => mayChangeNote(actor, facts, note),
      mayRemove: (note, hasAnswers) => mayRemoveNote(actor, facts, note, hasAnswers),
    };
  }, [userId, permissions, project, state, createdById, assigneeId, stateBeforeTrash]);
}

/** The people who can clear a must-fix note. */
export function useWhoClears(): (note: PostNote, rules: NoteRules) => string {
  const { t } = useTranslation('notes');
  return (note, rules) => {
    if (rules.mayResolve(note)) return t('whoClears.mine');
    const name = note.mustFixBy?.name;
    return name === undefined ? t('whoClears.editors') : t('whoClears.asker', { name });
  };
}
