import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import { languageOf } from '#server/core/http/request-language.ts';
import { escapedHtml } from '#server/core/mail/mail-page.ts';
import { type ReaderScript, sendScript } from './reader-script.ts';

export interface ReaderPages {
  readonly script: ReaderScript | undefined;
  /** The forms of requests. */
  readonly forms: ReaderScript | undefined;
  readonly findProject: (projectId: string) => Promise<{ readonly name: string } | undefined>;
  /** Google's box may be loaded. */
  readonly captcha: boolean;
}

const THREAD = /^(post|event)-[1-9]\d{0,17}$/;

/** Addresses in mails and in the footer of the sites; their forms come with the script. */
const FORM_TITLES: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['confirm', { vi: 'Xác nhận e-mail', en: 'Confirm your e-mail' }],
  ['erase', { vi: 'Xóa bình luận của tôi', en: 'Erase my comments' }],
]);
const REQUEST_TITLES: typeof FORM_TITLES = new Map([
  ['correction-request', { vi: 'Yêu cầu cải chính', en: 'Ask for a correction' }],
  ['data-request', { vi: 'Yêu cầu về dữ liệu cá nhân', en: 'Personal data request' }],
  ['data-request-email', { vi: 'Xác nhận email', en: 'Confirm your e-mail' }],
]);
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
  ] as const) {
    app.get(`${prefix}/${name}`, (request, reply) => {
      if (script === undefined) throw new AppError('NOT_FOUND');
      return sendScript(script, request, reply);
    });
  }
  const send = async (
    { titles, bodyOf }: ReaderPage,
    request: PageRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { projectId, target } = request.params;
    const title = titles(target);
    const project = title && (await pages.findProject(projectId));
    if (title === undefined || project === undefined) throw new AppError('NOT_FOUND');
    const language = languageOf(request.headers['accept-language']);
    const body = bodyOf({ projectId, target, language, name: project.name });
    const heading = escapedHtml(`${title[language]} – ${project.name}`);
    return reply.headers({ ...headers, vary: 'origin, accept-language' }).send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body>${body}</body></html>`);
  };
  app.get(`${prefix}/:projectId/comments/:target`, async (request: PageRequest, reply) =>
    send(COMMENT_PAGE, request, reply),
  );
  app.get(`${prefix}/:projectId/forms/:target`, async (request: PageRequest, reply) =>
    send(REQUEST_PAGE, request, reply),
  );
}

interface PageBody {
  readonly projectId: string;
  readonly target: string;
  readonly language: Language;
  readonly name: string;
}

interface ReaderPage {
  /** Undefined for no page. */
  readonly titles: (target: string) => Readonly<Record<Language, string>> | undefined;
  readonly bodyOf: (page: PageBody) => string;
}

/** The forms bring their own landmark and heading. */
const COMMENT_PAGE: ReaderPage = {
  titles: (target) => (THREAD.test(target) ? COMMENTS : FORM_TITLES.get(target)),
  bodyOf: ({ projectId, target, language, name }) => {
    const script = `<script src="../../widget.js" data-project="${projectId}" data-target="${target}" data-lang="${language}"></script>`;
    return THREAD.test(target) ? `<main><h1>${escapedHtml(name)}</h1>${script}</main>` : script;
  },
};

const NO_SCRIPT = {
  vi: 'Biểu mẫu này cần JavaScript. Hãy bật JavaScript, hoặc gửi yêu cầu bằng thư tới tòa soạn.',
  en: 'This form needs JavaScript. Turn it on, or write to the newsroom.',
};

const REQUEST_PAGE: ReaderPage = {
  titles: (target) => REQUEST_TITLES.get(target),
  bodyOf: ({ projectId, target, language }) =>
    `<script src="../../forms.js" data-project="${projectId}" data-form="${target}" data-lang="${language}"></script><noscript>${NO_SCRIPT[language]}</noscript>`,
};

function policyOf({ captcha }: ReaderPages): string {
  return [
    "default-src 'none'",
    `script-src 'self'${captcha ? ` ${CAPTCHA} https://www.gstatic.com/recaptcha/` : ''}`,
    ...(captcha ? [`frame-src ${CAPTCHA}`, "style-src 'unsafe-inline'"] : []),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
