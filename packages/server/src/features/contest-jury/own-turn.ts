import type { JuryFile, JuryTurn, StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { Mark } from '@toasoan/contract/features/contest-jury/round-scale.ts';
import type { Db } from '#server/core/db/database.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { hideNames, type PreviewAddresses } from '#server/features/submissions/public.ts';
import {
  filesToJudge,
  findOwnTurn,
  type Judge,
  type ShownFile,
  type ShownTurn,
  type StripRow,
} from './own-turn-view.ts';

function factsOf(row: ShownTurn) {
  return {
    id: row.id,
    number: row.number,
    title: row.with_story ? hideNames(row.title, row.names) : '',
    state: row.state,
    points: row.points === null ? null : Number(row.points),
    version: row.version,
  };
}

export function stripTurnOf(row: StripRow, rooms: PreviewAddresses): StripTurn {
  return {
    ...factsOf(row),
    cover: row.cover_key === null ? null : rooms.preview(row.cover_key, 'small'),
  };
}

/** Field by field: what is not named here does not reach a juror. */
function fileOf(file: ShownFile, { names, with_story }: ShownTurn, rooms: PreviewAddresses): JuryFile {
  return {
    small: rooms.preview(file.key, 'small'),
    large: rooms.preview(file.key, 'large'),
    film: file.mime.startsWith('video/') ? rooms.film(file.key) : null,
    width: file.width,
    height: file.height,
    durationMs: file.duration_ms,
    caption: with_story ? hideNames(file.caption, names) : '',
    exposure: hideNames(file.exposure ?? '', names),
  };
}

/** @throws NOT_FOUND also for a turn of another juror */
export async function getOwnTurn(
  db: Db,
  judge: Judge,
  id: string,
  rooms: PreviewAddresses,
): Promise<JuryTurn> {
  const row = await findOwnTurn(db, judge, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { marks } = await getVersioned(db, 'jury_turns', judge.projectId, id);
  const files = await filesToJudge(db, judge.projectId, row.submission_id);
  return {
    ...factsOf(row),
    roundId: row.round_id,
    category: row.category,
    story: row.with_story ? hideNames(row.story, row.names) : null,
    files: files.map((file) => fileOf(file, row, rooms)),
    marks: marks.map(({ key, value }: Mark) => ({ key, value })),
    comment: row.comment,
    isOpen: row.round_state === 'OPEN',
  };
}
