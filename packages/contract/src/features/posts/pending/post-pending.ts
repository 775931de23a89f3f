import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams, randomId, version } from '../../../core/ids.ts';
import { queryList } from '../../../core/paging.ts';
import { oneLine } from '../../../core/text.ts';
import { postDraft, unmetRule } from '../post.ts';

const pendingField = z.enum(Object.keys(postDraft.shape) as [string, ...string[]], { error: 'choice' });

/** Publishes the pending changes of a public post. */
export const postApply = z.strictObject({
  version,
  /** Keys of the draft; absent: all of them. The others stay pending. */
  fields: z.optional(z.array(pendingField).check(z.minLength(1, { error: 'tooFew' }), z.maxLength(100))),
  /** A summary of the change, for colleagues. */
  note: z.optional(oneLine({ max: 300 })),
  /** Readers are shown an update notice; a small fix is silent. */
  isSubstantive: z.optional(z.boolean({ error: 'type' })),
  /** The editing session of the post. */
  editingSession: z.optional(randomId),
});
export type PostApply = z.output<typeof postApply>;

export const postDropPending = z.strictObject({ version, editingSession: z.optional(randomId) });
export type PostDropPending = z.output<typeof postDropPending>;

/** gone: deleted. disabled: out of use. hidden: a record that readers cannot open. taken: an address. */
const pendingProblem = z.enum(['gone', 'disabled', 'hidden', 'taken']);

/** A reference in a change that readers could not follow. */
export const pendingWarning = z.object({
  /** Key of the draft. */
  field: z.string(),
  problem: pendingProblem,
  /** Its name; its id if it is gone. */
  name: z.string(),
  /** It blocks publishing the change. */
  isInTheWay: z.boolean(),
});
export type PendingWarning = z.output<typeof pendingWarning>;

export const pendingEndpoints = {
  check: defineEndpoint({
    method: 'GET',
    path: '/admin/post/pending/{id}',
    summary: 'What blocks publishing the pending changes: all of them, or the named fields.',
    access: inArea('posts', 'post.editOwn'),
    params: idParams,
    query: z.strictObject({ fields: z.optional(queryList(pendingField, 100)) }),
    data: z.object({
      /** For these fields only: rules that the post would violate. */
      unmet: z.array(unmetRule),
      /** For all pending changes, selected or not. */
      warnings: z.array(pendingWarning),
    }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
};
