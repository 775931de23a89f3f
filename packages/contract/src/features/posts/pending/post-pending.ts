import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams, randomId, version } from '../../../core/ids.ts';
import { queryList } from '../../../core/paging.ts';
import { oneLine } from '../../../core/text.ts';
import { postDraft, unmetRule } from '../post.ts';

const pendingField = z.enum(Object.keys(postDraft.shape) as [string, ...string[]], { error: 'choice' });

/** Makes what waits beside a public post public. */
export const postApply = z.strictObject({
  version,
  /** Keys of the draft; absent: all of them. The others go on waiting. */
  fields: z.optional(z.array(pendingField).check(z.minLength(1, { error: 'tooFew' }), z.maxLength(100))),
  /** What was changed, for colleagues. */
  note: z.optional(oneLine({ max: 300 })),
  /** Readers are told of an update; a slip of the pen is mended silently. */
  isSubstantive: z.optional(z.boolean({ error: 'type' })),
  /** The tab that has the post open. */
  editingSession: z.optional(randomId),
});
export type PostApply = z.output<typeof postApply>;

export const postDropPending = z.strictObject({ version, editingSession: z.optional(randomId) });
export type PostDropPending = z.output<typeof postDropPending>;

/** gone: no such record any more. disabled: out of use. hidden: a post that readers cannot open. taken: an address. */
const pendingProblem = z.enum(['gone', 'disabled', 'hidden', 'taken']);

/** Something that a change leads to and readers would not find. */
export const pendingWarning = z.object({
  /** Key of the draft. */
  field: z.string(),
  problem: pendingProblem,
  /** What it is called; its number when it is gone. */
  name: z.string(),
  /** The change cannot be made public until it is settled. */
  isInTheWay: z.boolean(),
});
export type PendingWarning = z.output<typeof pendingWarning>;

export const pendingEndpoints = {
  check: defineEndpoint({
    method: 'GET',
    path: '/admin/post/pending/{id}',
    summary:
      'What stands in the way of making the changes that wait public: all of them, or the fields named.',
    access: inArea('posts', 'post.editOwn'),
    params: idParams,
    query: z.strictObject({ fields: z.optional(queryList(pendingField, 100)) }),
    data: z.object({
      /** Of these fields alone: rules that the post would not meet any more. */
      unmet: z.array(unmetRule),
      /** Of all that waits, chosen or not. */
      warnings: z.array(pendingWarning),
    }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
};
