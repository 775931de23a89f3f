import {
  type Preferences,
  preferencesEndpoints,
} from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';

const { preferences, keepPreferences } = preferencesEndpoints;
const NOTHING = { appConfig: null, pageConfig: null, layout: null };
const KEPT: Preferences = {
  appConfig: { density: 'compact', pageSize: 50, letterKeys: false, columns: { tags: ['title', 'kind'] } },
  pageConfig: { panels: { 'post.publish': false }, lastTabs: { posts: 'mine' } },
  layout: { themeMode: 'dark', showBreadcrumb: false, locale: 'en' },
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function aSignedInPerson() {
  const person = await aPerson(server.db);
  return { person, headers: await signIn(server.db, person) };
}

test('a person who has kept nothing is answered nothing, and then what they kept', async () => {
  const { headers } = await aSignedInPerson();
  expect(await server.ask(preferences, { headers })).toEqual(NOTHING);
  expect(await server.ask(keepPreferences, { headers, body: KEPT })).toEqual({});
  expect(await server.ask(preferences, { headers })).toEqual(KEPT);
});

test('the last write holds, from whatever session it comes', async () => {
  const { person, headers } = await aSignedInPerson();
  await server.ask(keepPreferences, { headers, body: KEPT });
  const other = await signIn(server.db, person);
  const later = { ...KEPT, layout: { ...KEPT.layout, themeMode: 'light' as const } };
  await server.ask(keepPreferences, { headers: other, body: later });
  expect(await server.ask(preferences, { headers })).toEqual(later);
});

test('nobody sees the settings of another', async () => {
  const { headers } = await aSignedInPerson();
  await server.ask(keepPreferences, { headers, body: KEPT });
  const stranger = await aSignedInPerson();
  expect(await server.ask(preferences, { headers: stranger.headers })).toEqual(NOTHING);
});

test('what an older console kept in another form counts as not kept, the rest stays', async () => {
  const { person, headers } = await aSignedInPerson();
  await server.ask(keepPreferences, { headers, body: KEPT });
  await server.db
    .updateTable('user_preferences')
    .set({ app_config: JSON.stringify({ density: 'airy' }) })
    .where('user_id', '=', person.userId)
    .execute();
  expect(await server.ask(preferences, { headers })).toEqual({ ...KEPT, appConfig: null });
});

const many = Object.fromEntries(Array.from({ length: 201 }, (_, number) => [`list${number}`, 'all']));

test.each<[string, object, string]>([
  ['an unknown theme', { ...KEPT, layout: { ...KEPT.layout, themeMode: 'sepia' } }, 'layout.themeMode'],
  [
    'a project in the layout',
    { ...KEPT, layout: { ...KEPT.layout, projectCurrentId: '1' } },
    'layout.projectCurrentId',
  ],
  ['a language of no console', { ...KEPT, layout: { ...KEPT.layout, locale: 'fr' } }, 'layout.locale'],
  [
    'a page of a thousand',
    { ...KEPT, appConfig: { ...KEPT.appConfig, pageSize: 1000 } },
    'appConfig.pageSize',
  ],
  [
    'two hundred and one lists',
    { ...KEPT, pageConfig: { panels: {}, lastTabs: many } },
    'pageConfig.lastTabs',
  ],
  ['a token beside them', { ...KEPT, token: 'x' }, 'token'],
  ['a missing part', { appConfig: KEPT.appConfig, pageConfig: KEPT.pageConfig }, 'layout'],
])('%s is refused and changes nothing', async (_, body, field) => {
  const { headers } = await aSignedInPerson();
  const refused = await server.refusal(keepPreferences, { headers, body: body as Preferences });
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ field }] });
  expect(await server.ask(preferences, { headers })).toEqual(NOTHING);
});

test('a list of an impossible name is refused', async () => {
  const { headers } = await aSignedInPerson();
  const body = { ...KEPT, pageConfig: { panels: { '<b>': true }, lastTabs: {} } };
  expect(await server.refusal(keepPreferences, { headers, body })).toMatchObject({ code: 'INVALID_INPUT' });
});
