import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { html } from '@toasoan/contract/core/html.ts';
import { SUGGESTION_READINGS } from '@toasoan/contract/features/posts/preview/suggestion-reading.ts';
import { POST_STATE_TEXTS } from '@toasoan/contract/features/posts/workflow/post-state-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewKey } from '#server/core/auth/attempt-keys.ts';
import { PREVIEWS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { looksLikeToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { languageOf } from '#server/core/http/request-language.ts';
import { type DrawPost, PREVIEW_WIDTHS, type PreviewBar } from './draw-post.ts';
import { PAGE_HEADERS, pageAround } from './page-frame.ts';
import { BUSY_TEXTS, GATE_TEXTS, GONE_TEXTS } from './page-texts.ts';
import { countOpening, findLiveLink, type LinkedPost } from './share-link-store.ts';
import { findSharedPost, type SharedPost } from './shared-post-view.ts';

const PATH = '/p/:secret';
/** Programs that follow links in messages and on the web; they are rejected and not counted. */
const PROGRAM = /bot\b|crawl|spider|facebookexternalhit|facebot|whatsapp|preview|slurp|embedly|zalo\/?link/i;
/** The button's request has no body. */
const FORM_LIMIT = 100;

interface Asked {
  readonly Params: { readonly secret: string };
  readonly Querystring: { readonly text?: unknown; readonly width?: unknown };
}
type SecretRequest = FastifyRequest<Asked>;

interface Sharing {
  readonly db: Db;
  readonly drawPost: DrawPost;
}

/** Posts read by a link, without an account: pages of their sites, outside the console and its calls. */
export function mountSharedPosts(app: FastifyInstance, sharing: Sharing): void {
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async () => null,
    );
    pages.head(PATH, async (_request, reply) => reply.headers(PAGE_HEADERS).send());
    pages.get<Asked>(PATH, (request, reply) => answer(sharing, request, reply, asks(request)));
    pages.post<Asked>(PATH, (request, reply) => answer(sharing, request, reply, 'open'));
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
  { db, drawPost }: Sharing,
  request: SecretRequest,
  reply: FastifyReply,
  wanted: 'look' | 'program' | 'open',
): Promise<FastifyReply> {
  const now = new Date();
  reply.headers(PAGE_HEADERS);
  const wait = await waitOf(db, request, now);
  if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send(busyPage());
  const found = await findShared(db, request.params.secret, now);
  if (found === undefined) return reply.code(404).send(gonePage());
  const language = languageOf(request.headers['accept-language']);
  const { link, shared } = found;
  if (wanted === 'program' || (wanted === 'look' && link.once)) return reply.send(gatePage(language, link));
  const { text, width } = link.once ? {} : request.query;
  const reading = named(SUGGESTION_READINGS, text);
  const drawn = await drawPost(
    db,
    link.project_id,
    { ...shared, reading },
    { now, bar: barOf(language, found, { reading, width: named(PREVIEW_WIDTHS, width) }) },
  );
  if (drawn === undefined || !(await countOpening(db, link.id, now))) return reply.code(404).send(gonePage());
  return reply.headers(drawn.headers).send(drawn.page);
}

interface Found {
  readonly link: LinkedPost;
  readonly shared: SharedPost;
}

/** A page that opens once offers nothing that would ask for it again. */
function barOf(
  language: Language,
  { link, shared }: Found,
  { reading, width }: Pick<PreviewBar, 'reading' | 'width'>,
): PreviewBar {
  const { state, version, savedTime, text } = shared;
  return {
    language,
    state: POST_STATE_TEXTS[state][language],
    version,
    savedTime: savedTime.toISOString(),
    sharedBy: link.created_by_name,
    until: link.once ? null : link.expire_time.toISOString(),
    reading: link.once || !hasSuggestions(text.content) ? null : reading,
    width: link.once ? null : width,
  };
}

/** Whatever an address says, the first one is what stands. */
function named<Name extends string>(names: readonly [Name, ...Name[]], asked: unknown): Name {
  return names.find((name) => name.toLowerCase() === asked) ?? names[0];
}

async function findShared(db: Db, secret: string, now: Date): Promise<Found | undefined> {
  if (!looksLikeToken(secret)) return undefined;
  const link = await findLiveLink(db, secret, now);
  const shared = link && (await findSharedPost(db, link, now));
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
  const t = GATE_TEXTS[language];
  return pageAround(
    language,
    t.preview,
    html`<h1>${t.preview}</h1>
<p>${t.invited}</p>
<form method="post"><button type="submit">${t.open}</button></form>
${link.once && html`<p class="hint">${t.onceWarning}</p>`}`,
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
    html`<h1>${vi.title}</h1>
<p>${vi.text}</p>
<section lang="en"><h2>${en.title}</h2>
<p>${en.text}</p></section>`,
  );
}
