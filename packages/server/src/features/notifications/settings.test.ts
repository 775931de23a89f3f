import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import { beforeEach, expect, it, test } from 'vitest';
import { aNewsroom, type Newsroom, type Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { notify } from './notify.ts';

const { settings, saveSettings, list } = notificationEndpoints;
const server = await startTestServer();
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

const read = ({ headers }: Staff) => server.ask(settings, { headers });
const save = ({ headers }: Staff, options: NotificationSettings & { readonly version: number }) =>
  server.ask(saveSettings, { headers, body: options });
const withKind = (kind: 'mention', centre: boolean, mail: 'now' | 'digest' | 'none') => ({
  ...DEFAULT_SETTINGS,
  kinds: { ...DEFAULT_SETTINGS.kinds, [kind]: { centre, mail } },
});

it('begins with what is usual, says that there is no mail server, and keeps what is saved', async () => {
  const { editor } = room;
  const mail = { isOn: false, address: editor.email, failedTime: null };
  expect(await read(editor)).toEqual({ ...DEFAULT_SETTINGS, version: 1, mail });
  const mine = { ...withKind('mention', false, 'now'), quiet: null, digestTime: '18:00' };
  expect(await save(editor, { ...mine, version: 1 })).toEqual({ ...mine, version: 2, mail });
  expect(await save(editor, { ...DEFAULT_SETTINGS, version: 2 })).toMatchObject({ version: 3 });
  expect(await read(editor)).toEqual({ ...DEFAULT_SETTINGS, version: 3, mail });
  expect(await read(room.author)).toMatchObject({ version: 1 });
});

it('a save over another version is a conflict, the first one too', async () => {
  const { editor } = room;
  await save(editor, { ...DEFAULT_SETTINGS, version: 1 });
  for (const version of [1, 3]) {
    const refused = await server.refusal(saveSettings, {
      headers: editor.headers,
      body: { ...DEFAULT_SETTINGS, digestTime: '09:00', version },
    });
    expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', details: { version: 2 } });
  }
  expect((await read(editor)).digestTime).toBe(DEFAULT_SETTINGS.digestTime);
});

it('a kind that the person does not want to hear of is not written', async () => {
  const { editor, admin, author } = room;
  await save(editor, { ...withKind('mention', false, 'none'), version: 1 });
  const { id } = await room.write(author, { title: 'Chợ nổi' });
  const detail = { title: 'Chợ nổi' };
  const to = [editor.userId, author.userId];
  await notify(server.db, room.projectId, { kind: 'mention', postId: id, to, by: admin, detail });
  expect((await server.ask(list, { headers: editor.headers })).items).toEqual([]);
  expect((await server.ask(list, { headers: author.headers })).items).toHaveLength(1);
});

it('one that comes by mail alone is not listed', async () => {
  const { editor, admin, author } = room;
  await save(editor, { ...withKind('mention', false, 'now'), version: 1 });
  const { id } = await room.write(author, { title: 'Chợ nổi' });
  const detail = { title: 'Chợ nổi' };
  await notify(server.db, room.projectId, {
    kind: 'mention',
    postId: id,
    to: [editor.userId],
    by: admin,
    detail,
  });
  expect((await server.ask(list, { headers: editor.headers })).items).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'an unknown kind',
    { kinds: { ...DEFAULT_SETTINGS.kinds, rain: { centre: true, mail: 'now' } } },
    'kinds.rain',
  ],
  ['a missing kind', { kinds: { ...DEFAULT_SETTINGS.kinds, mention: undefined } }, 'kinds.mention'],
  [
    'another way to tell',
    { kinds: { ...DEFAULT_SETTINGS.kinds, mention: { centre: true, mail: 'sms' } } },
    'kinds.mention.mail',
  ],
  ['a time of no clock', { digestTime: '24:00' }, 'digestTime'],
  ['quiet hours that never end', { quiet: { from: '22:00', to: '22:00' } }, 'quiet.to'],
])('%s is refused', async (_, options, field) => {
  const refused = await server.refusal(saveSettings, {
    headers: room.editor.headers,
    body: { ...DEFAULT_SETTINGS, ...options, version: 1 },
  });
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field }] });
});
