import { startEmbeddedPostgres } from '@toasoan/embedded-postgres/start-embedded-postgres.ts';
import pg from 'pg';
const cluster = await startEmbeddedPostgres({ folder: process.argv[2] + '/postgres', owner: 'toasoan', log: () => undefined });
const c = new pg.Client({ connectionString: cluster.url('toasoan') });
await c.connect();
for (const q of process.argv.slice(3)) {
  try { const t = performance.now(); const r = await c.query(q); console.log('--', q.slice(0, 100), Math.round(performance.now() - t), 'ms'); 
  if (Array.isArray(r)) continue; console.table(r.rows.slice(0, 60)); } catch (e) { console.log(String(e)); }
}
await c.end();
await cluster.stop();
