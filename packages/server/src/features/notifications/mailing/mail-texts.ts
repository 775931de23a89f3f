import type { Language } from '@toasoan/contract/vocabulary/language.ts';

export interface MailTexts {
  readonly product: string;
  readonly manySubject: (count: number, title: string, isOnePost: boolean) => string;
  readonly digestSubject: (count: number, title: string) => string;
  readonly hello: (name: string) => string;
  readonly nowLead: (count: number) => string;
  readonly digestLead: (count: number) => string;
  readonly more: (count: number) => string;
  readonly open: string;
  readonly why: string;
  readonly settings: string;
}

/** What mails say around what happened. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
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
    why: 'Sent automatically, please do not reply. You get it because you work in this project.',
    settings: 'Choose what comes by mail',
  },
};
