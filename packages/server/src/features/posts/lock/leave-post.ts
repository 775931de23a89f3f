import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { postActor } from '../post-actor.ts';
import { editorSession } from './editor-session.ts';
import { getPostBrief } from './lock-view.ts';
import { freeLock } from './post-lock-store.ts';
import { dropSession } from './post-session-store.ts';

/** A page closes: what it held is free at once. @throws NOT_FOUND. */
export async function leavePost(call: TransactionCall, id: string, editingSession: string): Promise<void> {
  const { db, projectId, caller } = call;
  const own = editorSession(caller, editingSession);
  const post = await getPostBrief(db, projectId, postActor(caller), id);
  const wasThere = await dropSession(db, projectId, id, own);
  const held = await freeLock(db, post, own);
  if (wasThere || held) await publishNotice(db, { kind: 'presence', projectId, thingId: id, editingSession });
}
