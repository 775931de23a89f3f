import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const chief = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
const headers = await signIn(server.db, chief, { project: await aProject(server.db) });

/** Invisible characters that people type or paste by accident are cleaned, not refused. */
const CLEANED = [
  ['written in NFD', 'Nghệ thuật Huế'.normalize('NFD'), 'Nghệ thuật Huế'],
  ['with zero-width spaces and joiners of words', 'Nghệ\u200B thu\u2060ật Sài Gòn', 'Nghệ thuật Sài Gòn'],
  ['with a byte order mark', '\uFEFFNghệ thuật Đà Lạt', 'Nghệ thuật Đà Lạt'],
  [
    'with marks that turn the direction',
    'Nghệ \u202Etậuht\u202C\u2066\u2069\u061C Cần Thơ',
    'Nghệ tậuht Cần Thơ',
  ],
  ['with spaces of all kinds', '\u00A0 Nghệ\u2003thuật \t Vinh\u3000', 'Nghệ thuật Vinh'],
  ['with soft hyphens', 'Nghệ\u00AD thuật Pleiku', 'Nghệ thuật Pleiku'],
] as const;

test.each(CLEANED)('a name %s is accepted and cleaned in every field', async (_how, sent, kept) => {
  const title = { body: { title: sent }, headers };
  expect((await server.ask(tagEndpoints.create, title)).title).toBe(kept);
  expect((await server.ask(categoryEndpoints.create, title)).title).toBe(kept);
  expect((await server.ask(postEndpoints.create, title)).title).toBe(kept);
  expect((await server.ask(projectEndpoints.create, { body: { name: sent }, headers })).name).toBe(kept);
  const person = { displayName: sent, accountType: 'author' } as const;
  expect((await server.ask(userEndpoints.create, { body: person, headers })).displayName).toBe(kept);
});

test('names that differ only in invisible characters are the same', async () => {
  await server.ask(tagEndpoints.create, { body: { title: 'Lễ hội' }, headers });
  for (const title of ['Lễ hội'.normalize('NFD'), 'Lễ\u200B hội', '\u202ALễ hội\u202C', 'Lễ\u00A0hội']) {
    expect((await server.refusal(tagEndpoints.create, { body: { title }, headers })).code).toBe(
      'TITLE_TAKEN',
    );
  }
});

test('a list finds records by text in NFD or with invisible characters', async () => {
  await server.ask(tagEndpoints.create, { body: { title: 'Chèo thuyền' }, headers });
  for (const text of ['Chèo thuyền'.normalize('NFD'), 'Chèo\u200B thuyền']) {
    const { items } = await server.ask(tagEndpoints.list, { query: { text }, headers });
    expect(items.map(({ title }) => title)).toEqual(['Chèo thuyền']);
  }
});
