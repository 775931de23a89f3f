import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { derivedColumns } from '#server/features/glossary/memory/derived-columns.ts';
import { paragraphOf } from './invent-paragraphs.ts';

const AT_ONCE = 5_000;
/** Built over all rows at the end, as after a restore. */
const BUILT_LATER = ['glossary_entries_by_word', 'glossary_entries_by_sketch'];

/** Fills the memory of a project with paragraphs, once: what is there stays. */
export async function fillMemory(url: string, projectId: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: counted } = await client.query<{ rows: string }>(
      'SELECT count(*) AS rows FROM glossary_entries',
    );
    if (Number(counted[0]?.rows) >= rows) return;
    const { rows: indexes } = await client.query<{ indexdef: string }>(
      'SELECT indexdef FROM pg_indexes WHERE indexname = ANY($1)',
      [BUILT_LATER],
    );
    for (const name of BUILT_LATER) await client.query(`DROP INDEX IF EXISTS ${name}`);
    const stream = client.query(
      copyFrom(`COPY glossary_entries (project_id, owner_name, source_lang, target_lang, format, source_content,
        target_content, source_key, sketch, search_terms, state, created_by_name, updated_by_name,
        update_time) FROM STDIN`),
    );
    for (let first = 0; first < rows; first += AT_ONCE) {
      const lines = Array.from({ length: Math.min(AT_ONCE, rows - first) }, (_, at) =>
        lineOf(projectId, first + at),
      );
      if (!stream.write(lines.join(''))) await once(stream, 'drain');
    }
    stream.end();
    await finished(stream);
    await client.query("SET maintenance_work_mem = '512MB'");
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('VACUUM ANALYZE glossary_entries');
  } finally {
    await client.end();
  }
}

function lineOf(projectId: string, number: number): string {
  const source = paragraphOf(number);
  const target = `Paragraph ${number}`;
  const derived = derivedColumns({
    project_id: projectId,
    source_lang: 'vi',
    target_lang: 'en',
    format: 'PARAGRAPH',
    source_content: source,
    target_content: target,
    forbidden: [],
  });
  const time = new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString();
  const columns = [
    projectId,
    'Lê Thu Hà',
    'vi',
    'en',
    'PARAGRAPH',
    source,
    target,
    `\\\\x${derived.source_key.toString('hex')}`,
    `{${derived.sketch.join(',')}}`,
    derived.search_terms,
    number % 100 === 0 ? 'PROPOSED' : 'APPROVED',
    'Lê Thu Hà',
    'Lê Thu Hà',
    time,
  ];
  return `${columns.join('\t')}\n`;
}
