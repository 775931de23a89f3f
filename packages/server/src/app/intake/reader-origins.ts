import { domainToASCII } from 'node:url';
import type { Db } from '#server/core/db/database.ts';
import { findReaderProject, type ReaderProject } from './reader-project-view.ts';

/** A changed domain is allowed, or refused, after at most so long. */
const KEPT_MS = 15_000;
const MOST = 200;
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

const PORT = /:\d{1,5}$/;

interface OriginOptions {
  /** The listener's own pages. */
  readonly own: readonly string[];
  /** A developer's machine: pages without TLS, at any port, are accepted too. */
  readonly isLocal: boolean;
}

/** From which pages readers may call: those of the project's domains and our own. */
export class ReaderOrigins {
  readonly #db: Db;
  readonly #options: OriginOptions;
  readonly #kept = new Map<string, { readonly until: number; readonly project: ReaderProject | undefined }>();

  constructor(db: Db, options: OriginOptions) {
    this.#db = db;
    this.#options = options;
  }

  async project(projectId: string, now: number): Promise<ReaderProject | undefined> {
    const kept = this.#kept.get(projectId);
    if (kept !== undefined && kept.until > now) return kept.project;
    const project = await findReaderProject(this.#db, projectId);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST) this.#kept.delete(oldest);
    this.#kept.set(projectId, { until: now + KEPT_MS, project });
    return project;
  }

  /** Exactly one of the origins that are known: no suffix, no pattern, never `null`. */
  allows(origin: string, project: ReaderProject | undefined): boolean {
    const { own, isLocal } = this.#options;
    if (own.includes(origin) || (isLocal && LOCAL.test(origin))) return true;
    return (project?.domains ?? []).some((domain) => {
      const host = domainToASCII(domain);
      return (
        host !== '' &&
        (origin === `https://${host}` || (isLocal && origin.replace(PORT, '') === `http://${host}`))
      );
    });
  }
}
