import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { createNote } from './add-note.ts';
import { changeNote, removeNote, reopenNote, resolveNote } from './change-note.ts';
import type { WhenNoteEnds } from './note-end.ts';
import { searchColleagues } from './note-people-view.ts';
import { listNotes, noteOf } from './note-view.ts';
import { postToRead } from './post-of-notes.ts';
import { setMustFix } from './set-must-fix.ts';

/** `whenEnds`: what else follows from the end of a note. */
export function noteRoutes(whenEnds: WhenNoteEnds): readonly Route[] {
  return [
    route(noteEndpoints.list, async ({ db, projectId, caller, params }) => {
      const post = await postToRead(db, projectId, postActor(caller), params.id);
      return { items: (await listNotes(db, projectId, post.id)).map(noteOf) };
    }),
    route(noteEndpoints.people, async ({ db, projectId, caller, params, query }) => {
      const actor = postActor(caller);
      const post = await postToRead(db, projectId, actor, params.id);
      const project = { projectId, workflowMode: actor.workflowMode };
      return { items: await searchColleagues(db, project, post, query.text) };
    }),
    transactionRoute(noteEndpoints.create, (call) => createNote(call, call.body)),
    transactionRoute(noteEndpoints.update, (call) => changeNote(call, { ...call.params, ...call.body })),
    transactionRoute(noteEndpoints.setMustFix, (call) => setMustFix(call, { ...call.params, ...call.body })),
    transactionRoute(noteEndpoints.resolve, async (call) => {
      const note = await resolveNote(call, { ...call.params, ...call.body });
      await whenEnds(call, note.id, 'resolved');
      return note;
    }),
    transactionRoute(noteEndpoints.reopen, async (call) => {
      const note = await reopenNote(call, { ...call.params, ...call.body });
      await whenEnds(call, note.id, 'reopened');
      return note;
    }),
    transactionRoute(noteEndpoints.remove, async (call) => {
      const removed = await removeNote(call, { ...call.params, ...call.body });
      await whenEnds(call, removed.id, 'removed');
      return removed;
    }),
  ];
}
