// A separate process: plain HTTP over the bare driver. Each address answers with the rows of prepared statements.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { BareOrders } from './bare-side.ts';

process.once('message', (orders: BareOrders) => serve(orders));
process.once('disconnect', () => process.exit(0));

function serve({ url, role, poolSize, calls }: BareOrders): void {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'bench-bare',
    options: `-c timezone=UTC -c role=${role}`,
  });
  const server = createServer((request, response) => {
    answer(request.url ?? '', response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

  async function answer(path: string, response: ServerResponse): Promise<void> {
    let rows: unknown[] = [];
    const statements = calls.get(path);
    for (const statement of statements ?? []) ({ rows } = await pool.query({ ...statement }));
    const body = JSON.stringify(rows);
    response.writeHead(statements === undefined ? 404 : 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  }
}
