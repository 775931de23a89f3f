import type {
  DataRequest,
  DataRequestDetail,
  DataRequestEntry,
} from '@toasoan/contract/features/data-requests/data-request.ts';
import { legalDue } from '@toasoan/contract/features/data-requests/data-request-due.ts';
import {
  dataActsOf,
  dataRequestStepsFrom,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { DataRequestEntryTable } from '#server/core/db/tables/data-request-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { dataRequestNumber } from './data-request-number.ts';
import { type DataRequestRow, getDataRequest, listEntries } from './data-request-store.ts';

export function dataRequestOf(row: DataRequestRow, isMailOn: boolean): DataRequest {
  const isExtended = row.extended_time !== null;
  return {
    id: row.id,
    number: dataRequestNumber(row),
    kind: row.kind,
    state: row.state,
    channel: row.channel,
    requesterName: row.requester_name,
    capacity: row.capacity,
    subjectName: row.subject_name,
    details: row.details,
    refs: row.refs,
    email: row.email_hint,
    phone: row.phone_hint,
    isEmailVerified: row.email_verified_time !== null,
    receivedTime: row.received_time.toISOString(),
    dueTime: row.due_time.toISOString(),
    legalDueTime: legalDue(row.kind, row.received_time, isExtended).toISOString(),
    isExtended,
    assigneeId: row.assignee_id,
    assigneeName: row.assignee_name ?? '',
    proofKind: row.proof_kind,
    proofNote: row.proof_note,
    rejectReason: row.reject_reason,
    answer: row.answer,
    closedBy: row.closed_by_name,
    closedTime: row.closed_time?.toISOString() ?? null,
    isErased: row.erased_time !== null,
    isAnswerMailed: isMailOn && row.email_hint !== '',
    ...auditFieldsOf(row),
  };
}

/** The request with its history and what may be done with it now. */
export async function dataRequestDetailOf(
  db: Db,
  projectId: string,
  id: string,
  isMailOn: boolean,
): Promise<DataRequestDetail> {
  const row = await getDataRequest(db, projectId, id);
  return {
    ...dataRequestOf(row, isMailOn),
    steps: dataRequestStepsFrom(row.state),
    acts: [...dataActsOf(row.kind, row.state)],
    history: (await listEntries(db, projectId, id)).map(entryOf),
  };
}

function entryOf(entry: Selectable<DataRequestEntryTable>): DataRequestEntry {
  const { id, verb, text, act, count, by_name, entry_time } = entry;
  return {
    id,
    verb,
    text,
    done: act === null ? null : { act, count: count ?? 0 },
    by: by_name,
    time: entry_time.toISOString(),
  };
}

/** What the log keeps: never who asks, what about, or how they are reached. */
export function factsOf(row: DataRequestRow) {
  return {
    title: dataRequestNumber(row),
    kind: row.kind,
    state: row.state,
    dueTime: row.due_time.toISOString(),
    assignee: row.assignee_name ?? '',
    proofKind: row.proof_kind,
    rejectReason: row.reject_reason,
  };
}
