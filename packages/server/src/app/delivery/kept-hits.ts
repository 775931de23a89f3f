import type { FastifyInstance } from 'fastify';

const LOGGED_EVERY_MS = 60_000;

/** Answers that were kept and went out before any routing: counted, because a line for each costs as much as they do. */
export class KeptHits {
  /** Sent with their bytes. */
  sent = 0;
  /** The reader had them already. */
  unchanged = 0;
  bytes = 0;
}

/** One line of the log a minute says how many there were since the last one, and a stop says the rest. */
export function logKeptHits(app: FastifyInstance, hits: Readonly<KeptHits>): void {
  let logged = { ...hits };
  const log = () => {
    const { sent, unchanged, bytes } = hits;
    const now = {
      sent: sent - logged.sent,
      unchanged: unchanged - logged.unchanged,
      bytes: bytes - logged.bytes,
    };
    logged = { ...hits };
    if (now.sent + now.unchanged > 0) app.log.info(now, 'kept answers');
  };
  const timer = setInterval(log, LOGGED_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    log();
  });
}
