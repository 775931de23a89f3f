import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { createNote } from './add-note.ts';
import { changeNote, removeNote, reopenNote, resolveNote } from './change-note.ts';
import { searchColleagues } from './note-people-view.ts';
import { listNotes, noteOf } from './note-view.ts';
import { postToRead } from './post-of-notes.ts';
import { setMustFix } from './set-must-fix.ts';

export function noteRoutes(): readonly Route[] {
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
    transactionRoute(noteEndpoints.resolve, (call) => resolveNote(call, { ...call.params, ...call.body })),
    transactionRoute(noteEndpoints.reopen, (call) => reopenNote(call, { ...call.params, ...call.body })),
    transactionRoute(noteEndpoints.remove, (call) => removeNote(call, { ...call.params, ...call.body })),
  ];
}
