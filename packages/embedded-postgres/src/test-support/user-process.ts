// A process that uses the cluster of the given folder until a signal ends it.
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

const [folder = ''] = process.argv.slice(2);

try {
  const server = await startEmbeddedPostgres({
    folder,
    owner: 'example',
    log: () => {},
    settings: { fsync: 'off' },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  setInterval(() => {}, 60_000);
  process.stdout.write(`${JSON.stringify({ port: server.port, url: server.url('postgres') })}\n`);
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exitCode = 1;
}
