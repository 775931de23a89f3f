import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { changesBy, tooLongField } from '@toasoan/contract/features/media/describing/described-file.ts';
import {
  DESCRIBED_FIELDS,
  type DescribedFile,
  type DescribeRequest,
  type describeEndpoints,
  LONGEST,
  type MediaDescription,
} from '@toasoan/contract/features/media/describing/description.ts';
import { mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Call, TransactionCall } from '#server/core/http/call.ts';
import { type MediaRecord, mediaRowOf } from '../../media-row.ts';
import { changeMedia, checkEditableMedia } from '../editing/update-media.ts';
import { auditMedia } from '../media-audit.ts';
import { type MediaPerson, mediaPerson } from '../media-person.ts';
import { getMedia } from '../media-store.ts';
import { fileToDescribe, findMediaRows, zoneOf } from './files-to-describe-view.ts';

interface Way {
  readonly set: MediaDescription;
  readonly overwrite: boolean;
  readonly zone: string;
}

/** What would change, in the order of the ids; the very function of the change itself. */
export async function previewDescription({
  db,
  projectId,
  caller,
  body,
}: Call<typeof describeEndpoints.preview>): Promise<DescribedFile[]> {
  const rows = await findMediaRows(db, projectId, body.ids);
  const way = { ...body, zone: await zoneOf(db, projectId) };
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(body.ids)].flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [previewOf(row, way, mediaPerson(caller))];
  });
}

function previewOf(row: MediaRecord, way: Way, person: MediaPerson): DescribedFile {
  const changes = changesBy(fileToDescribe(row), way.set, way);
  const before = fileToDescribe(row);
  const problem = problemOf(row, changes, person);
  return {
    id: row.id,
    version: row.version,
    problem: Object.keys(changes).length === 0 ? null : problem,
    changes: DESCRIBED_FIELDS.filter((field) => changes[field] !== undefined).map((field) => ({
      field,
      before: inWords(before[field]),
      after: inWords(changes[field]),
    })),
  };
}

function problemOf(row: MediaRecord, changes: MediaDescription, person: MediaPerson) {
  if (!mayEditMedia(person, mediaRowOf(row))) return 'NOT_YOURS';
  if (row.state === 'TRASHED') return 'IN_TRASH';
  return tooLongField(changes) === undefined ? null : 'TOO_LONG';
}

function inWords(value: string | readonly string[] | null | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

/** Each file in the version that the caller saw, with an audit row of its own. A file that gains nothing stays. */
export async function describeMedia(call: TransactionCall, request: DescribeRequest): Promise<BulkResult> {
  const { db, projectId } = call;
  const versions = new Map(request.files.map(({ id, version }) => [id, version]));
  const way = { ...request, zone: await zoneOf(db, projectId) };
  return await runBulk(call, [...versions.keys()], (itemCall, id) =>
    describeOne(itemCall, { id, version: versions.get(id) }, way),
  );
}

async function describeOne(
  call: TransactionCall,
  named: { readonly id: string; readonly version: number | undefined },
  way: Way,
): Promise<void> {
  const { db, projectId, caller } = call;
  const person = mediaPerson(caller);
  // Locked below, behind the locks on tags and folders: the version is the same then.
  const row = await getMedia(db, projectId, named.id);
  checkVersion(row, named.version);
  checkEditableMedia(person, row);
  const changes = changesBy(fileToDescribe(row), way.set, way);
  if (Object.keys(changes).length === 0) return;
  const long = tooLongField(changes);
  if (long !== undefined)
    throw new AppError('INVALID_INPUT', {
      fields: [{ field: long, code: 'tooLong', values: { max: LONGEST[long] } }],
    });
  const { before, after } = await changeMedia(db, projectId, named, { person, by: caller }, () => changes);
  await auditMedia(call, 'update', { before, after });
}
