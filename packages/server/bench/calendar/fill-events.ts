import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const TYPES = ['FESTIVAL', 'EXHIBITION', 'CONFERENCE', 'PERFORMANCE', 'SPORT', 'TRADE_FAIR', 'CONTEST'];
const NAMES = [
  'Lễ hội đình làng',
  'Triển lãm ảnh',
  'Hội thảo',
  'Đêm nhạc',
  'Giải chạy',
  'Hội chợ',
  'Cuộc thi vẽ',
];

/** Public events of a project, one date each, evenly around today; every seventh lasts some days. */
export async function fillEvents(
  db: Db,
  projectId: string,
  { count, days }: { readonly count: number; readonly days: number },
): Promise<void> {
  await sql`DELETE FROM events WHERE project_id = ${projectId} AND created_by_name = ${MADE_BY}`.execute(db);
  await sql`
    WITH invented AS (
      SELECT number, (${NAMES}::text[])[1 + number % ${NAMES.length}] || ' ' || number AS title,
        (${TYPES}::text[])[1 + number % ${TYPES.length}] AS event_type,
        date_trunc('day', now()) + make_interval(hours => (number * 7 % 14)::int)
          + make_interval(days => (number * 7919 % ${days}::int - ${days}::int / 2)::int) AS start_time,
        make_interval(hours => CASE WHEN number % 7 = 0 THEN 24 * (number % 5 + 2) ELSE 3 END::int) AS length
      FROM generate_series(1, ${count}::int) AS number
    ), made AS (
      INSERT INTO events (project_id, title, slug, state, ever_published, published_time, content, sanitizer_version,
        details, event_type, lang, start_time, over_time, recurrence_kind, attendance_mode, province_code,
        search_words, organizer_words, created_by_name, updated_by_name)
      SELECT ${projectId}, title, 'su-kien-do-' || number, 'PUBLISHED', true, now(), '{"type":"doc","content":[]}', 1,
        jsonb_build_object('startTime', to_jsonb(start_time), 'endTime', to_jsonb(start_time + length),
          'placeName', 'Nhà văn hóa số ' || number % 90),
        event_type, 'vi', start_time, start_time + length, 'NONE', 'OFFLINE', '01',
        ' su kien do ', ' ', ${MADE_BY}, ${MADE_BY}
      FROM invented RETURNING id, start_time, over_time
    )
    INSERT INTO event_occurrences (project_id, event_id, day, start_time, end_time, over_time, event_status)
    SELECT ${projectId}, id, (start_time AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, start_time, over_time, over_time,
      'SCHEDULED'
    FROM made`.execute(db);
  await sql`ANALYZE events, event_occurrences`.execute(db);
}

const MADE_BY = 'Phép đo';
