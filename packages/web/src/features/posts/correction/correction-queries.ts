import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import type { CorrectionDraft } from '@toasoan/contract/features/posts/correction/correction.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import type { CorrectionLedgerQuery } from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import { editingSessionOf } from '../editing/open-sessions.ts';
import { postKeys } from '../post-queries.ts';

/** The same as of the requests, which lie above posts: they name what was written for them. */
const requestKeys = resourceKeys('correction-requests');

export function correctionsOf(projectId: string, postId: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'corrections', postId),
    queryFn: ({ signal }) => call(correctionEndpoints.list, { query: { postId }, signal }),
  });
}

export function correctionLedger(projectId: string, query: QueryInput<typeof correctionEndpoints.ledger>) {
  return queryOptions({
    queryKey: postKeys(projectId, 'corrections', 'ledger', query),
    queryFn: ({ signal }) => call(correctionEndpoints.ledger, { query, signal }),
  });
}

/** Exports the list as a file. */
export function exportLedger(format: ExportFormat, { text, basis, from, to }: CorrectionLedgerQuery) {
  return call(correctionEndpoints.export, { body: { format, filters: { text, basis, from, to } } });
}

interface CorrectionToSave {
  readonly draft: CorrectionDraft;
  /** Set for a new correction: the post it corrects. */
  readonly postId: string;
  /** Set for a new correction that an accepted request asked for. */
  readonly requestId?: string | undefined;
  /** Creates one correction even when it is sent repeatedly. */
  readonly idempotencyKey: string;
  readonly existing?:
    | { readonly id: string; readonly version: number; readonly correctionPostId: string }
    | undefined;
}

function changeOf({ id, version, correctionPostId }: NonNullable<CorrectionToSave['existing']>) {
  return { id, version, editingSession: editingSessionOf(correctionPostId) };
}

export function useSaveCorrection() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, postId, requestId, existing, idempotencyKey }: CorrectionToSave) =>
      existing
        ? call(correctionEndpoints.update, { body: { ...changeOf(existing), ...draft } })
        : call(correctionEndpoints.create, { body: { postId, requestId, ...draft }, idempotencyKey }),
    onSettled: () =>
      Promise.all([
        invalidate(client, { queryKey: postKeys(projectId) }),
        invalidate(client, { queryKey: requestKeys(projectId) }),
      ]),
  });
}
