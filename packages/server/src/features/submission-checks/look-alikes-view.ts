import { NEAR_BITS } from '@toasoan/contract/features/submission-checks/likeness.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { bandsNear } from './look-bands.ts';
import { type Alikeness, alikeness, type PictureLooks } from './picture-looks.ts';

/** A file that looks like one of a work. */
export interface FoundPair extends Alikeness {
  readonly fileId: string;
  readonly otherProjectId: string;
  readonly other:
    | {
        readonly submissionId: string;
        readonly fileId: string;
        readonly contestId: string;
        readonly number: string;
      }
    | { readonly mediaId: string };
}

interface Sought {
  readonly projectId: string;
  readonly submissionId: string;
  readonly files: readonly { readonly id: string; readonly looks: PictureLooks }[];
}

/** More would help nobody. */
const MOST = 20;
/** For one look: what hundreds have in common is no sign. */
const MOST_ALIKE = 200;

/** Everything that looks like the pictures of a work, the most alike and then the own project first, each once. */
export async function findLookAlikes(
  db: Db,
  { projectId, submissionId, files }: Sought,
): Promise<FoundPair[]> {
  const best = new Map<string, FoundPair>();
  for (const { id, looks } of files) {
    for (const { stored, ...rest } of await candidates(db, submissionId, looks)) {
      const alike = alikeness(looks, stored);
      if (alike === undefined) continue;
      const key = 'mediaId' in rest.other ? `m${rest.other.mediaId}` : `s${rest.other.submissionId}`;
      if (alike.likeness > (best.get(key)?.likeness ?? 0)) best.set(key, { ...rest, ...alike, fileId: id });
    }
  }
  const isOwn = ({ otherProjectId }: FoundPair) => (otherProjectId === projectId ? 1 : 0);
  return [...best.values()]
    .toSorted((one, other) => other.likeness - one.likeness || isOwn(other) - isOwn(one))
    .slice(0, MOST);
}

interface Candidate extends Pick<FoundPair, 'otherProjectId' | 'other'> {
  readonly stored: { readonly kind: 'WHOLE' | 'CUT'; readonly look: string };
}

/** A whole picture may be like parts of others; its own parts are like whole pictures alone. */
async function candidates(
  db: Db,
  submissionId: string,
  { whole, mirrored, cuts }: PictureLooks,
): Promise<Candidate[]> {
  const wholes = [whole, mirrored].filter((look) => look !== undefined);
  return [
    ...(await likeWorks(db, submissionId, wholes, sql`true`)),
    ...(await likeWorks(db, submissionId, cuts, sql`kind = 'WHOLE'`)),
    ...(await likeMedia(db, [...wholes, ...cuts])),
  ];
}

/** Each look with the parts of all that are near it. */
function asked(looks: readonly string[]) {
  const bands = looks.map((look) => `{${bandsNear(look).join(',')}}`);
  return sql`unnest(${[...looks]}::bigint[], ${bands}::text[]) AS asked (look, bands)`;
}

const IS_NEAR = sql`look_bands(look_hash) && asked.bands::bigint[]
  AND bit_count((look_hash # asked.look)::bit(64)) <= ${sql.lit(NEAR_BITS)}`;

async function likeWorks(
  db: Db,
  submissionId: string,
  looks: readonly string[],
  ofKind: RawBuilder<unknown>,
): Promise<Candidate[]> {
  if (looks.length === 0) return [];
  const { rows } = await sql<{
    project_id: string;
    file_id: string;
    submission_id: string;
    contest_id: string;
    number: string;
    kind: 'WHOLE' | 'CUT';
    look_hash: string;
  }>`
    SELECT near.*, work.id AS submission_id, work.contest_id, work.number FROM ${asked(looks)}
    CROSS JOIN LATERAL (
      SELECT project_id, file_id, kind, look_hash FROM submission_looks
      WHERE ${IS_NEAR} AND ${ofKind} LIMIT ${MOST_ALIKE}
    ) AS near
    JOIN submission_files AS file ON file.project_id = near.project_id AND file.id = near.file_id
    JOIN submissions AS work ON work.project_id = file.project_id AND work.id = file.submission_id
    WHERE work.id <> ${submissionId} AND work.state <> 'WITHDRAWN'`.execute(db);
  return rows.map((row) => ({
    otherProjectId: row.project_id,
    other: {
      submissionId: row.submission_id,
      fileId: row.file_id,
      contestId: row.contest_id,
      number: row.number,
    },
    stored: { kind: row.kind, look: row.look_hash },
  }));
}

/** Pictures of the crawler are in the library of their project once a text of theirs was taken over. */
async function likeMedia(db: Db, looks: readonly string[]): Promise<Candidate[]> {
  if (looks.length === 0) return [];
  const { rows } = await sql<{ project_id: string; id: string; look_hash: string }>`
    SELECT near.* FROM ${asked(looks)}
    CROSS JOIN LATERAL (
      SELECT project_id, id, look_hash FROM media
      WHERE ${IS_NEAR} AND look_hash IS NOT NULL AND state = 'READY' LIMIT ${MOST_ALIKE}
    ) AS near`.execute(db);
  return rows.map((row) => ({
    otherProjectId: row.project_id,
    other: { mediaId: row.id },
    stored: { kind: 'WHOLE', look: row.look_hash },
  }));
}
