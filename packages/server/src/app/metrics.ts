import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { countJobs } from '#server/core/jobs/job-store.ts';
import type { LiveHub } from '#server/core/live/live-hub.ts';
import type { PublicAnswers } from './delivery/public-answers.ts';

interface MetricsDependencies {
  readonly database: OpenDatabase;
  /** Absent where no console is served. */
  readonly live?: LiveHub;
  /** Absent where readers are not served. */
  readonly answers?: PublicAnswers | undefined;
  readonly token: string | undefined;
}

const OK = 200;
const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Measures every call by its route pattern and answers /metrics. */
export function mountMetrics(
  app: FastifyInstance,
  { database, token, ...served }: MetricsDependencies,
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [register],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and callers waiting for one',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  connections.set({ state: 'total' }, 0);
  new Gauge({
    name: 'jobs',
    help: 'Work for later: what waits, and what was given up and lies in the table of jobs to be looked at',
    labelNames: ['state'] as const,
    registers: [register],
    async collect() {
      // Without a database the other figures matter even more.
      const counts = await countJobs(database.db).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  if (served.live !== undefined) mountLiveMetrics(register, served.live);
  if (served.answers !== undefined) mountDeliveryMetrics(register, served.answers);
  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as its listener, which says nothing about the server.
    if (request.routeOptions.config.kind === 'stream' && reply.statusCode === OK) return;
    const route = request.routeOptions.url ?? 'console';
    const status = String(reply.statusCode);
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('NOT_FOUND');
    return reply.header('content-type', register.contentType).send(await register.metrics());
  });
}

function mountLiveMetrics(register: Registry, live: LiveHub): void {
  const registers = [register];
  new Gauge({
    name: 'live_streams',
    help: 'Consoles that are told of changes as they happen',
    registers,
    collect() {
      this.set(live.counts().streams);
    },
  });
  new Counter({
    name: 'live_notices_sent_total',
    help: 'Notices written to streams, each as often as there were streams for it',
    registers,
    collect() {
      this.reset();
      this.inc(live.counts().delivered);
    },
  });
  new Counter({
    name: 'live_listener_losses_total',
    help: 'How often the connection that listens to the database was lost or not to be had',
    registers,
    collect() {
      this.reset();
      this.inc(live.counts().losses);
    },
  });
}

function mountDeliveryMetrics(register: Registry, { answers, hits }: PublicAnswers): void {
  const registers = [register];
  new Counter({
    name: 'delivery_compositions_total',
    help: 'Answers for readers that were composed',
    registers,
    collect() {
      this.reset();
      this.inc(answers.counts().composed);
    },
  });
  new Counter({
    name: 'delivery_hits_total',
    help: 'Answers for readers that were kept and went out before any routing',
    registers,
    collect() {
      this.reset();
      this.inc(hits.sent + hits.unchanged);
    },
  });
  new Counter({
    name: 'delivery_hit_bytes_total',
    help: 'Bytes of these answers',
    registers,
    collect() {
      this.reset();
      this.inc(hits.bytes);
    },
  });
  new Gauge({
    name: 'delivery_kept_answers',
    help: 'Answers for readers that are kept',
    registers,
    collect() {
      this.set(answers.counts().entries);
    },
  });
  new Gauge({
    name: 'delivery_kept_bytes',
    help: 'Memory of the answers that are kept',
    registers,
    collect() {
      this.set(answers.counts().bytes);
    },
  });
}

/** Without a token only a client on this machine may read, never one behind a proxy on it. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(wanted);
  return one.length === other.length && timingSafeEqual(one, other);
}
