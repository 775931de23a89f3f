import type { Notification, RequestOf } from '@toasoan/contract/features/notifications/notification.ts';
import { actorOf, doneOf, nextStepOf } from '@toasoan/contract/features/notifications/notification-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import { htmlOfMail, type MailLine, type MailParts } from './mail-html.ts';
import type { MailKind } from './mail-store.ts';

interface MailTexts {
  readonly product: string;
  readonly manySubject: (count: number, title: string, isOnePost: boolean) => string;
  readonly digestSubject: (count: number, title: string) => string;
  readonly hello: (name: string) => string;
  readonly nowLead: (count: number) => string;
  readonly digestLead: (count: number) => string;
  readonly more: (count: number) => string;
  readonly open: string;
  readonly openAccount: string;
  readonly why: string;
  readonly settings: string;
}

/** The frame texts of mails. */
const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  vi: {
    product: 'Tòa Soạn',
    manySubject: (count, title, isOnePost) =>
      `${count} thông báo: ${title}${isOnePost ? '' : ' và các bài khác'}`,
    digestSubject: (count, title) =>
      count > 1 ? `Tóm tắt ${count} thông báo chưa đọc: ${title}…` : `Thông báo chưa đọc: ${title}`,
    hello: (name) => `Chào ${name},`,
    nowLead: (count) => (count > 1 ? `Bạn có ${count} thông báo mới:` : 'Bạn có một thông báo mới:'),
    digestLead: (count) => `Bạn có ${count} thông báo chưa đọc:`,
    more: (count) => `Còn ${count} thông báo khác trong tòa soạn:`,
    open: 'Mở bài',
    openAccount: 'Mở tài khoản',
    why: 'Thư tự động, vui lòng không trả lời. Bạn nhận được vì bạn làm việc trong dự án này.',
    settings: 'Chọn những gì được báo qua thư',
  },
  en: {
    product: 'Tòa Soạn',
    manySubject: (count, title, isOnePost) =>
      `${count} notifications: ${title}${isOnePost ? '' : ' and others'}`,
    digestSubject: (count, title) =>
      count > 1 ? `Summary of ${count} unread notifications: ${title}…` : `Unread notification: ${title}`,
    hello: (name) => `Hello ${name},`,
    nowLead: (count) => (count > 1 ? `You have ${count} new notifications:` : 'You have a new notification:'),
    digestLead: (count) =>
      count > 1 ? `You have ${count} unread notifications:` : 'You have an unread notification:',
    more: (count) => `${count} more are in the newsroom:`,
    open: 'Open the post',
    openAccount: 'Open the account',
    why: 'Sent automatically, please do not reply. You get it because you work in this project.',
    settings: 'Choose what comes by mail',
  },
};

export type MailItem = Notification & { readonly projectName: string };

export interface MailToCompose {
  readonly kind: MailKind;
  readonly language: Language;
  readonly displayName: string;
  /** For one mail; at least one. */
  readonly items: readonly [MailItem, ...MailItem[]];
  readonly publicUrl: string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly settingsUrl: string;
}

/** Listed one by one; the rest is counted and shown in the console. */
const LISTED = 50;
const LONGEST_TITLE = 120;

export function composeMail(mail: MailToCompose): ComposedMail {
  const texts = MAIL_TEXTS[mail.language];
  const lines = mail.items.slice(0, LISTED).map((item) => lineOf(item, mail));
  const settingsUrl = `${mail.publicUrl}/profile#notifications`;
  const parts = {
    hello: texts.hello(mail.displayName),
    lead: mail.kind === 'digest' ? texts.digestLead(mail.items.length) : texts.nowLead(mail.items.length),
    lines,
    more: mail.items.length > LISTED ? texts.more(mail.items.length - LISTED) : '',
    open: mail.items.every(({ postId, eventId, pageId, request }) =>
      [postId, eventId, pageId, request].every((about) => about === null),
    )
      ? texts.openAccount
      : texts.open,
    why: texts.why,
    settings: texts.settings,
    settingsUrl,
    consoleUrl: mail.publicUrl,
  };
  const subject = subjectOf(mail, texts);
  return {
    subject,
    text: textOf(parts),
    html: htmlOfMail(parts, subject, mail.language),
    settingsUrl,
  };
}

/** "[Việt Nam] Mùa lúa chín: Thu Hà đã trả lại bài" */
function subjectOf({ kind, items, language }: MailToCompose, texts: MailTexts): string {
  const [first, ...others] = items;
  const names = new Set(items.map(({ projectName }) => projectName));
  const project = names.size === 1 ? first.projectName : texts.product;
  const title = shortened(first.title);
  if (kind === 'digest') return `[${project}] ${texts.digestSubject(items.length, title)}`;
  if (others.length > 0) {
    const isOnePost = others.every(({ postId }) => postId === first.postId);
    return `[${project}] ${texts.manySubject(items.length, title, isOnePost)}`;
  }
  return `[${project}] ${title}: ${actorOf(first, language)} ${doneOf(first, language)}`;
}

function shortened(title: string): string {
  const characters = [...title];
  return characters.length > LONGEST_TITLE ? `${characters.slice(0, LONGEST_TITLE - 1).join('')}…` : title;
}

function lineOf(item: MailItem, { language, publicUrl }: MailToCompose): MailLine {
  const note = item.noteId === null ? '' : `&note=${item.noteId}`;
  return {
    project: item.projectName,
    title: item.title,
    done: `${actorOf(item, language)} ${doneOf(item, language)}`,
    text: item.text,
    next: nextStepOf(item, language),
    time: formatMailTime(new Date(item.makeTime)),
    url:
      item.postId === null
        ? publicUrl + otherAddress(item)
        : `${publicUrl}/manager_post/view/${item.postId}?project=${item.projectId}${note}`,
  };
}

const REQUEST_PAGES: Readonly<Record<RequestOf, string>> = {
  webhook: '/view_project?view=webhooks&open=ID&',
  correctionRequest: '/manager_post/correction_requests?open=ID&',
  dataRequest: '/view_project?view=data&open=ID&',
  menu: '/setting_page/manager_menu?open=ID&',
  footer: '/setting_page/manager_footer?open=ID&',
  layout: '/setting_post/manager_layout/ID?',
  parserSource: '/manager_crawler/manager_parser_source?open=ID&',
  parserTemplate: '/manager_crawler/manager_parser_template/ID?',
  crawledItem: '/manager_crawler/manager_review_crawler?view=changed&open=ID&',
  apiKey: '/manager_translate/api_key?open=ID&',
  contest: '/ID?',
};

function otherAddress({ accountId, eventId, pageId, request, projectId }: MailItem): string {
  if (pageId !== null) return `/manager_page/edit/${pageId}?project=${projectId}`;
  if (eventId !== null) return `/manager_event/view/${eventId}?project=${projectId}`;
  if (request !== null) return `${REQUEST_PAGES[request.of].replace('ID', request.id)}project=${projectId}`;
  if (accountId === null) return '/profile';
  return `/manager_user/manager_user_account?open=${accountId}&project=${projectId}`;
}

function textOf({ hello, lead, lines, more, why, settings, settingsUrl, consoleUrl }: MailParts): string {
  const reported = lines.map(({ project, title, done, text, next, time, url }) =>
    [title, `${done} · ${project} · ${time}`, text && `“${text}”`, next, url]
      .filter((line) => line !== '')
      .join('\n'),
  );
  const rest = more === '' ? [] : [`${more} ${consoleUrl}`];
  return [hello, lead, ...reported, ...rest, `--\n${why}\n${settings}: ${settingsUrl}`].join('\n\n');
}
