import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const WORDS = [
  'Bài viết rất hay, mong tòa soạn có thêm bài về làng nghề.',
  'Đường này ngập mỗi khi mưa lớn, đề nghị thành phố sớm sửa.',
  'Cần xe đi sân bay giá rẻ nhất, gọi 0900 000 111.',
  'Tôi ở gần đó, chuyện không hẳn như bài viết.',
  'Cẩn thận bị lừa đảo khi mua vé ở bến nhé mọi người.',
  'Bai nay hay qua, cam on tac gia nhieu lam.',
];

/** One statement stays far below the time that the database allows it. */
const AT_ONCE = 10_000;

interface Filling {
  readonly held: number;
  readonly decided: number;
}

/** Comments over the public posts of a project, by a fifth as many senders; every count follows by its trigger. */
export async function fillComments(db: Db, projectId: string, filling: Filling): Promise<void> {
  for (let from = 1; from <= filling.held + filling.decided; from += AT_ONCE)
    await fillFrom(db, projectId, filling, from);
  await sql`ANALYZE comments`.execute(db);
}

async function fillFrom(db: Db, projectId: string, { held, decided }: Filling, from: number): Promise<void> {
  const to = Math.min(from + AT_ONCE - 1, held + decided);
  await sql`
    INSERT INTO comments (project_id, target_type, target_id, target_title, depth, sender_name, sender_key, content,
      content_hash, search, lang, state, held_rules, findings, sent_time, sla_due, report_count)
    SELECT ${projectId}, 'POST', post.id, post.title, 0, 'Bạn đọc ' || sender,
      decode(md5('sender ' || sender), 'hex'), words, decode(md5(words || number), 'hex'),
      to_tsvector('simple', words), 'vi',
      CASE WHEN number <= ${held} THEN 'PENDING' WHEN number % 10 < 8 THEN 'APPROVED'
        WHEN number % 10 = 8 THEN 'REJECTED' ELSE 'SPAM' END,
      CASE WHEN number <= ${held} THEN ARRAY['SUSPECT_WORD'] ELSE '{}' END,
      CASE WHEN number <= ${held}
        THEN '[{"rule":"SUSPECT_WORD","word":"lừa đảo","folded":"lua dao","tricks":[],"start":14,"end":21,"count":null}]'
        ELSE '[]' END::jsonb,
      now() - make_interval(mins => number::int),
      CASE WHEN number <= ${held} AND number % 50 = 0 THEN now() + make_interval(mins => number::int) END,
      CASE WHEN number <= ${held} AND number % 50 = 0 THEN 1 ELSE 0 END
    FROM (
      SELECT number, (number * 7919) % greatest((${held + decided}::int) / 5, 1) AS sender,
        (${WORDS}::text[])[1 + number % ${WORDS.length}] AS words
      FROM generate_series(${from}::int, ${to}::int) AS number
    ) AS invented
    JOIN (
      SELECT id, title, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS posts
      FROM posts WHERE project_id = ${projectId} AND state = 'PUBLISHED'
    ) AS post ON post.place = invented.number % post.posts`.execute(db);
}
