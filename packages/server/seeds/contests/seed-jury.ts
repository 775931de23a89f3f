import type { FixedContest } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { USUAL_CRITERIA } from '@toasoan/contract/features/contests/round-rules.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, type ValuesOf } from '#server/core/db/versioned.ts';

const CONTEST: FixedContest = 'happy_2025';
const HOUR = 3_600_000;
/** Points of the works in their order, a column for each juror; null: not judged yet, 'conflict': declined. */
type Given = number | null | 'conflict';
const SCORES: readonly (readonly Given[])[] = [
  [9, 9.5, 9, 9, 9],
  [9, 8.5, 9.5, 9, 'conflict'],
  // Jurors far apart, and the same average on both sides of the line.
  [9.5, 9, 6, 9.5, 9.5],
  [8.5, 9, 8.5, 9, 8.5],
  [8, 7.5, 8, null, 8],
  [7, 8.5, 8, null, 8],
  [7.5, 8, 7.5, null, null],
  [7, 7.5, 7, null, null],
];
/** The newsroom's own people; whoever runs the rounds judges in none. */
const TITLES = ['Chủ tịch hội đồng', 'Nhà phê bình', 'Nghệ sĩ nhiếp ảnh', 'Đạo diễn'];
/** Made up; judges by a personal link, and has the last column. */
const GUEST = {
  name: 'Cao Vĩnh Lộc',
  title: 'Nhà nghiên cứu nhiếp ảnh',
  email: 'cao.vinh.loc@giamkhao.example',
};

interface JuryOptions {
  readonly by: Actor;
  readonly now: Date;
}

interface Final {
  readonly id: string;
  readonly project_id: string;
  readonly contest_id: string;
}

/** A final round that is being judged: nearly done, with a tie at the line and one juror who is late. */
export async function seedJury(tx: Db, { by, now }: JuryOptions): Promise<void> {
  const round = await openFinal(tx, by, now);
  const jurors = await nameJurors(tx, round, by);
  const { rows: works } = await sql<{ id: string; category: 'PHOTO_SINGLE' }>`
    SELECT id::text, category FROM submissions WHERE project_id = ${round.project_id}
      AND contest_id = ${round.contest_id} AND state = 'IN_FINAL' AND category = 'PHOTO_SINGLE' ORDER BY id`.execute(
    tx,
  );
  for (const [row, work] of works.entries())
    for (const [column, jurorId] of jurors.entries()) {
      const turn = { round_id: round.id, juror_id: jurorId, submission_id: work.id, category: work.category };
      const values = { ...turn, ...judged(row, column, now) };
      await insertVersioned(tx, 'jury_turns', round.project_id, values, by);
    }
}

/** What the juror of a column made of the work of a row. */
function judged(row: number, column: number, now: Date) {
  const given = SCORES[row]?.[column] ?? null;
  const place = (row * 31 + column * 17) % 97;
  if (given === null) return { place, state: 'TODO', points: null, handled_time: null } as const;
  const handled_time = new Date(now.getTime() - (60 - row * 5 - column) * HOUR);
  if (given === 'conflict')
    return {
      place,
      state: 'RECUSED',
      reason: 'Từng hướng dẫn tác giả.',
      points: null,
      handled_time,
    } as const;
  const marks = JSON.stringify(USUAL_CRITERIA.map(({ key }) => ({ key, value: given })));
  return { place, state: 'DONE', marks, points: String(given), handled_time } as const;
}

/** The contest may have its rounds already. */
async function openFinal(tx: Db, by: Actor, now: Date): Promise<Final> {
  const contest = await tx
    .selectFrom('contests')
    .select(['id', 'project_id'])
    .where('code', '=', CONTEST)
    .executeTakeFirstOrThrow();
  const values = {
    mode: 'SCORE10',
    criteria: JSON.stringify(USUAL_CRITERIA),
    jurors_per_entry: 5,
    quota: JSON.stringify({ PHOTO_SINGLE: 3, PHOTO_SERIES: 1 }),
    open_time: new Date(now.getTime() - 72 * HOUR),
    close_time: new Date(now.getTime() + 55 * HOUR),
    state: 'OPEN',
  } as const;
  const known = await tx
    .updateTable('contest_rounds')
    .set(values)
    .where('project_id', '=', contest.project_id)
    .where('contest_id', '=', contest.id)
    .where('key', '=', 'FINAL')
    .returning(['id', 'project_id', 'contest_id'])
    .executeTakeFirst();
  if (known !== undefined) return known;
  const added = { contest_id: contest.id, key: 'FINAL', position: 3, ...values } as const;
  return await insertVersioned(tx, 'contest_rounds', contest.project_id, added, by);
}

async function nameJurors(tx: Db, round: Final, by: Actor): Promise<string[]> {
  const { rows: people } = await sql<{ id: string; name: string }>`
    SELECT users.id::text, display_name AS name FROM users
    JOIN project_members AS member ON member.user_id = users.id AND member.project_id = ${round.project_id}
    WHERE account_type = 'user' AND status = 'ENABLE' AND deleted_time IS NULL
      AND role IN ('EDITOR', 'AUTHOR') AND email <> 'editor@toasoan.local'
    ORDER BY users.id LIMIT ${TITLES.length}`.execute(tx);
  const ids: string[] = [];
  for (const [index, { id, name }] of people.entries()) {
    const juror = await insertVersioned(
      tx,
      'contest_jurors',
      round.project_id,
      {
        contest_id: round.contest_id,
        user_id: id,
        name,
        title: TITLES[index],
        round_keys: ['FINAL'],
        is_chair: index === 0,
      },
      by,
    );
    ids.push(juror.id);
  }
  const { name, title, email } = GUEST;
  const guest = { contest_id: round.contest_id, user_id: null, email, email_key: email, name, title };
  const values = { ...guest, round_keys: ['FINAL'] } satisfies ValuesOf<'contest_jurors'>;
  ids.push((await insertVersioned(tx, 'contest_jurors', round.project_id, values, by)).id);
  return ids;
}
