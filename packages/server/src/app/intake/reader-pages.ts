import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import { languageOf } from '#server/core/http/request-language.ts';
import { FRAME_STYLE_HASH, framedPage } from './reader-page-frame.ts';
import { type ReaderScript, sendScript } from './reader-script.ts';

export interface ReaderPages {
  readonly script: ReaderScript | undefined;
  /** The forms of requests. */
  readonly forms: ReaderScript | undefined;
  /** Counts clicks on links of keywords. */
  readonly clicks: ReaderScript | undefined;
  readonly findProject: (
    projectId: string,
  ) => Promise<{ readonly name: string; readonly domains: readonly string[] } | undefined>;
  /** The form with which readers enter a contest. */
  readonly contestEntry: ReaderScript | undefined;
  /** The vote on the page of a work. */
  readonly contestVote: ReaderScript | undefined;
  /** The jury room of jurors without an account. */
  readonly contestJury: ReaderScript | undefined;
  /** Google's box may be loaded. */
  readonly captcha: boolean;
}

const THREAD = /^(post|event)-[1-9]\d{0,17}$/;

/** Addresses in mails and in the footer of the sites; their forms come with the script. */
const FORM_TITLES: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['confirm', { vi: 'Xác nhận email', en: 'Confirm your e-mail' }],
  ['erase', { vi: 'Xóa bình luận của tôi', en: 'Erase my comments' }],
]);
const REQUEST_TITLES: typeof FORM_TITLES = new Map([
  ['correction-request', { vi: 'Yêu cầu cải chính', en: 'Ask for a correction' }],
  ['data-request', { vi: 'Yêu cầu về dữ liệu cá nhân', en: 'Personal data request' }],
  ['data-request-email', { vi: 'Xác nhận email', en: 'Confirm your e-mail' }],
]);
const CONTEST_CODE = /^[a-z][a-z0-9_-]{0,59}$/;
const CONTEST_ENTRY = { vi: 'Dự thi', en: 'Contest entry' };
const CONTEST_JURY = { vi: 'Phòng chấm', en: 'Jury room' };
const COMMENTS = { vi: 'Bình luận', en: 'Comments' };

const CAPTCHA = 'https://www.google.com/recaptcha/';

type PageRequest = FastifyRequest<{ Params: { projectId: string; target: string } }>;

/** Bare pages around the script, until the sites show it in their own. */
export function mountReaderPages(app: FastifyInstance, prefix: string, pages: ReaderPages): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'content-security-policy': policyOf(pages),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  for (const [name, script] of [
    ['widget.js', pages.script],
    ['forms.js', pages.forms],
    ['clicks.js', pages.clicks],
    ['contest-entry.js', pages.contestEntry],
    ['contest-vote.js', pages.contestVote],
    ['contest-jury.js', pages.contestJury],
  ] as const) {
    app.get(`${prefix}/${name}`, (request, reply) => {
      if (script === undefined) throw new AppError('NOT_FOUND');
      return sendScript(script, request, reply);
    });
  }
  const send = async (
    { folder, titles, bodyOf, isBare = false }: ReaderPage,
    request: PageRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { projectId, target } = request.params;
    const title = titles(target);
    const project = title && (await pages.findProject(projectId));
    if (title === undefined || project === undefined) throw new AppError('NOT_FOUND');
    const language = languageOf(request.headers['accept-language']);
    const body = bodyOf({ projectId, target, language });
    const page = { language, title: title[language], project, place: `${folder}/${target}`, body, isBare };
    return reply.headers({ ...headers, vary: 'origin, accept-language' }).send(framedPage(page));
  };
  app.get(`${prefix}/:projectId/comments/:target`, async (request: PageRequest, reply) =>
    send(COMMENT_PAGE, request, reply),
  );
  app.get(`${prefix}/:projectId/forms/:target`, async (request: PageRequest, reply) =>
    send(REQUEST_PAGE, request, reply),
  );
  app.get(`${prefix}/:projectId/contests/:target`, async (request: PageRequest, reply) =>
    send(CONTEST_PAGE, request, reply),
  );
  app.get(`${prefix}/:projectId/juries/:target`, async (request: PageRequest, reply) =>
    send(JURY_PAGE, request, reply),
  );
}

interface PageBody {
  readonly projectId: string;
  readonly target: string;
  readonly language: Language;
}

interface ReaderPage {
  /** In its address. */
  readonly folder: string;
  /** Undefined for no page. */
  readonly titles: (target: string) => Readonly<Record<Language, string>> | undefined;
  readonly bodyOf: (page: PageBody) => string;
  /** Without links to other forms. */
  readonly isBare?: boolean;
}

const READERS = { vi: 'Ý kiến bạn đọc', en: 'What readers say' };

/** The forms bring their own landmark and heading. */
const COMMENT_PAGE: ReaderPage = {
  folder: 'comments',
  titles: (target) => (THREAD.test(target) ? COMMENTS : FORM_TITLES.get(target)),
  bodyOf: ({ projectId, target, language }) => {
    const script = `<script src="../../widget.js" data-project="${projectId}" data-target="${target}" data-lang="${language}"></script>`;
    return THREAD.test(target) ? `<main><h1>${READERS[language]}</h1>${script}</main>` : script;
  },
};

const REQUEST_PAGE: ReaderPage = {
  folder: 'forms',
  titles: (target) => REQUEST_TITLES.get(target),
  bodyOf: ({ projectId, target, language }) =>
    `<script src="../../forms.js" data-project="${projectId}" data-form="${target}" data-lang="${language}"></script>`,
};

/** Where the links of mails lead; whether there is such a contest is said by the form. */
const CONTEST_PAGE: ReaderPage = {
  folder: 'contests',
  titles: (target) => (CONTEST_CODE.test(target) ? CONTEST_ENTRY : undefined),
  bodyOf: ({ projectId, target, language }) =>
    `<main><script src="../../contest-entry.js" data-project="${projectId}" data-contest="${target}" data-lang="${language}"></script></main>`,
};

/** Where the links of jurors lead: nothing else of the paper is on it. */
const JURY_PAGE: ReaderPage = {
  folder: 'juries',
  titles: (target) => (CONTEST_CODE.test(target) ? CONTEST_JURY : undefined),
  bodyOf: ({ projectId, language }) =>
    `<main><script src="../../contest-jury.js" data-project="${projectId}" data-lang="${language}"></script></main>`,
  isBare: true,
};

function policyOf({ captcha }: ReaderPages): string {
  return [
    "default-src 'none'",
    `script-src 'self'${captcha ? ` ${CAPTCHA} https://www.gstatic.com/recaptcha/` : ''}`,
    // Google's box writes its own styles; beside a hash, 'unsafe-inline' would count for nothing.
    `style-src ${captcha ? "'unsafe-inline'" : FRAME_STYLE_HASH}`,
    ...(captcha ? [`frame-src ${CAPTCHA}`] : []),
    // Previews of an author's own files, and of works before their jurors.
    "img-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
