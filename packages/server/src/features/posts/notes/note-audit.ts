import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { PostRecord } from '../post-record.ts';
import type { NoteRow } from './note-view.ts';

type NoteAction = 'addNote' | 'changeNote' | 'markNote' | 'resolveNote' | 'reopenNote' | 'removeNote';

/** Audits an action on a note and notifies open consoles. */
export async function auditNote(
  call: TransactionCall,
  action: NoteAction,
  post: PostRecord,
  change: { readonly before?: NoteRow; readonly after?: NoteRow },
): Promise<void> {
  const { before, after } = change;
  await writeAudit(call, {
    action: `post.${action}`,
    entity: 'post',
    entityId: post.id,
    before: before && { title: post.title, ...factsOf(before) },
    // The audit row of a deleted note keeps its title.
    after: after && { title: post.title, ...factsOf(after) },
  });
  await publishNotice(call.db, { kind: 'notes', projectId: call.projectId, thingId: post.id });
}

function factsOf(note: NoteRow) {
  return {
    noteText: note.text,
    noteQuote: note.quote,
    noteMustFix: note.must_fix,
    noteMustFixBy: note.must_fix_by_name,
    noteAuthor: note.author_name,
    noteResolvedBy: note.resolved_by_name,
    noteFixedBy: note.fixed_by_name,
  };
}
