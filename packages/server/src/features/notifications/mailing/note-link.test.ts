import { expect, it } from 'vitest';
import { composeMail, type MailItem } from './compose-mail.ts';

const ITEM: MailItem = {
  id: '1',
  kind: 'mention',
  projectId: '2',
  projectName: 'Việt Nam',
  postId: '5',
  noteId: '12',
  accountId: null,
  eventId: null,
  pageId: null,
  request: null,
  title: 'Mùa lúa chín',
  actorName: 'Lê Biên Tập',
  text: 'Xem giúp đoạn hai.',
  dueTime: null,
  count: 1,
  makeTime: '2026-11-20T03:05:00.000Z',
  readTime: null,
};
const mailOf = (item: MailItem) =>
  composeMail({
    kind: 'now',
    language: 'vi',
    displayName: 'Nguyễn Lan',
    items: [item],
    publicUrl: 'https://toasoan.example',
  });

it('a mail about a note links to it in its post and project, any other to the post', () => {
  expect(mailOf(ITEM).text).toContain('https://toasoan.example/manager_post/view/5?project=2&note=12\n');
  expect(mailOf({ ...ITEM, noteId: null }).text).toContain('/manager_post/view/5?project=2\n');
});
