import { html } from '@toasoan/contract/core/html.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewKey } from '#server/core/auth/attempt-keys.ts';
import { PREVIEWS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { looksLikeToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { languageOf } from '#server/core/http/request-language.ts';
import { withClickCounter } from './click-counter.ts';
import type { DeliverArticle } from './deliver-article.ts';
import { PAGE_HEADERS, pageAround } from './page-frame.ts';
import { BUSY_TEXTS, GONE_TEXTS, PAGE_TEXTS } from './page-texts.ts';
import { countOpening, findLiveLink, type LinkedPost } from './share-link-store.ts';
import { readingOf, sharedPostPage } from './shared-post-page.ts';
import { findSharedPost, type SharedPost } from './shared-post-view.ts';

const PATH = '/p/:secret';
/** Programs that follow links in messages and on the web; they are rejected and not counted. */
const PROGRAM = /bot\b|crawl|spider|facebookexternalhit|facebot|whatsapp|preview|slurp|embedly|zalo\/?link/i;
/** The button's request has no body. */
const FORM_LIMIT = 100;

type SecretRequest = FastifyRequest<{ Params: { secret: string }; Querystring: { text?: unknown } }>;

interface Sharing {
  readonly db: Db;
  readonly deliver: DeliverArticle;
  /** The address of the script that counts clicks on links of keywords. */
  readonly clickScript: string;
}

/** Posts read by a link, without an account: pages rendered here, outside the console and its calls. */
export function mountSharedPosts(app: FastifyInstance, { db, deliver, clickScript }: Sharing): void {
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async () => null,
    );
    pages.head(PATH, async (_request, reply) => reply.headers(PAGE_HEADERS).send());
    pages.get<{ Params: { secret: string }; Querystring: { text?: unknown } }>(PATH, (request, reply) =>
      answer({ db, deliver, clickScript }, request, reply, asks(request)),
    );
    pages.post<{ Params: { secret: string }; Querystring: { text?: unknown } }>(PATH, (request, reply) =>
      answer({ db, deliver, clickScript }, request, reply, 'open'),
    );
  });
}

/** A program may follow an address; only a person presses the button. */
function asks({ headers }: FastifyRequest): 'look' | 'program' {
  const isAhead = [headers.purpose, headers['sec-purpose']].some((purpose) =>
    String(purpose).includes('prefetch'),
  );
  return isAhead || PROGRAM.test(headers['user-agent'] ?? '') ? 'program' : 'look';
}

async function answer(
  { db, deliver, clickScript }: Sharing,
  request: SecretRequest,
  reply: FastifyReply,
  wanted: 'look' | 'program' | 'open',
): Promise<FastifyReply> {
  const now = new Date();
  reply.headers(PAGE_HEADERS);
  const wait = await waitOf(db, request, now);
  if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send(busyPage());
  const reading = readingOf(request.query.text);
  const found = await findShared(db, request.params.secret, {
    now,
    isAccepted: reading === 'ACCEPTED',
    deliver,
  });
  if (found === undefined) return reply.code(404).send(gonePage());
  const language = languageOf(request.headers['accept-language']);
  const { link, shared } = found;
  if (wanted === 'program' || (wanted === 'look' && link.once)) return reply.send(gatePage(language, link));
  if (!(await countOpening(db, link.id, now))) return reply.code(404).send(gonePage());
  const written = sharedPostPage(language, link, shared, link.once ? 'STANDS' : reading);
  const { page, headers } = withClickCounter(written, { script: clickScript, projectId: link.project_id });
  return reply.headers(headers).send(page);
}

async function findShared(
  db: Db,
  secret: string,
  sharing: Parameters<typeof findSharedPost>[2],
): Promise<{ link: LinkedPost; shared: SharedPost } | undefined> {
  if (!looksLikeToken(secret)) return undefined;
  const link = await findLiveLink(db, secret, sharing.now);
  const isAccepted = sharing.isAccepted && link?.once === false;
  const shared = link && (await findSharedPost(db, link, { ...sharing, isAccepted }));
  return link && shared && { link, shared };
}

/** Seconds that this client has to wait; undefined when it need not. */
async function waitOf(db: Db, request: FastifyRequest, now: Date): Promise<number | undefined> {
  try {
    await countAttempt(db, [{ key: previewKey(request.ip), limit: PREVIEWS_PER_ADDRESS }], now);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    return error.options.details?.retryAfter ?? 60;
  }
}

/** Shown before a one-time link, and to programs that follow links in messages: it says nothing of the post. */
function gatePage(language: Language, link: { readonly once: boolean }): string {
  const t = PAGE_TEXTS[language];
  return pageAround(
    language,
    t.preview,
    html`<main class="alone">
<h1>${t.preview}</h1>
<p>${t.invited}</p>
<form method="post"><button class="button" type="submit">${t.open}</button></form>
${link.once && html`<p class="hint">${t.onceWarning}</p>`}
</main>`,
  );
}

function gonePage(): string {
  return inBothLanguages(GONE_TEXTS);
}

function busyPage(): string {
  return inBothLanguages(BUSY_TEXTS);
}

function inBothLanguages({ vi, en }: typeof GONE_TEXTS | typeof BUSY_TEXTS): string {
  return pageAround(
    'vi',
    vi.title,
    html`<main class="alone">
<h1>${vi.title}</h1>
<p>${vi.text}</p>
<section lang="en"><h2>${en.title}</h2>
<p>${en.text}</p></section>
</main>`,
  );
}
