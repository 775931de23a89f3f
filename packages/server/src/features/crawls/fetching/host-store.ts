import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The longest time for which a failing host is left alone. */
const MAX_PAUSE_SECONDS = 6 * 3_600;
const FIRST_PAUSE_SECONDS = 60;

export interface HostTurn {
  /** When the request may begin. */
  readonly time: Date;
  /** The host has failed and is left alone until then; null: it works. */
  readonly retryTime: Date | null;
}

/** The next free moment of a host, which is then taken: processes and projects wait for each other. */
export async function takeTurn(
  db: Db,
  host: string,
  { rateSeconds, now }: { readonly rateSeconds: number; readonly now: Date },
): Promise<HostTurn> {
  const { rows } = await sql<{ time: Date; retry_time: Date | null }>`
    INSERT INTO crawl_hosts AS host (host, next_time)
    VALUES (${host}, ${now}::timestamptz + make_interval(secs => ${rateSeconds}))
    ON CONFLICT (host) DO UPDATE
    SET next_time = greatest(host.next_time, ${now}) + make_interval(secs => ${rateSeconds})
    RETURNING next_time - make_interval(secs => ${rateSeconds}) AS time, retry_time`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A host gave no turn.');
  return {
    time: row.time,
    retryTime: row.retry_time !== null && row.retry_time > now ? row.retry_time : null,
  };
}

/** Gives a turn back that was not used, where nobody has taken a later one. */
export async function giveTurnBack(
  db: Db,
  host: string,
  { time }: HostTurn,
  rateSeconds: number,
): Promise<void> {
  await sql`
    UPDATE crawl_hosts SET next_time = ${time}
    WHERE host = ${host} AND next_time = ${time}::timestamptz + make_interval(secs => ${rateSeconds})`.execute(
    db,
  );
}

/** @param after seconds that the host asks for, of `Retry-After` */
export async function noteHostFailure(
  db: Db,
  host: string,
  { now, after = 0 }: { readonly now: Date; readonly after?: number },
): Promise<void> {
  await sql`
    INSERT INTO crawl_hosts AS host (host, next_time, failures, retry_time)
    VALUES (${host}, ${now}, 1,
      ${now}::timestamptz + make_interval(secs => greatest(${after}::float8, ${FIRST_PAUSE_SECONDS}::float8)))
    ON CONFLICT (host) DO UPDATE SET failures = host.failures + 1,
      retry_time = ${now}::timestamptz + make_interval(secs => least(${MAX_PAUSE_SECONDS}::float8,
        greatest(${after}::float8, ${FIRST_PAUSE_SECONDS}::float8 * power(2, least(host.failures, 12)))))`.execute(
    db,
  );
}

export async function noteHostSuccess(db: Db, host: string): Promise<void> {
  await sql`
    UPDATE crawl_hosts SET failures = 0, retry_time = NULL WHERE host = ${host} AND failures > 0`.execute(db);
}

export async function findRobots(db: Db, host: string, since: Date): Promise<string | undefined> {
  const { rows } = await sql<{ robots: string }>`
    SELECT robots FROM crawl_hosts
    WHERE host = ${host} AND robots IS NOT NULL AND robots_time >= ${since}`.execute(db);
  return rows[0]?.robots;
}

export async function saveRobots(db: Db, host: string, robots: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO crawl_hosts (host, next_time, robots, robots_time) VALUES (${host}, ${now}, ${robots}, ${now})
    ON CONFLICT (host) DO UPDATE SET robots = excluded.robots, robots_time = excluded.robots_time`.execute(
    db,
  );
}
