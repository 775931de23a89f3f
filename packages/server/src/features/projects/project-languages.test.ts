import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aHouse, type House } from './test-support/a-house.ts';

const server = await startTestServer();
let house: House;
beforeEach(async () => {
  house = await aHouse(server);
});

const settingsOf = async () =>
  (await house.project()).languageSettings.map(({ lang, name, fallback }) => `${lang} ${name} ${fallback}`);
const set = (lang: string, fallback: string | null, name = '') => ({ lang, name, fallback });

test('A language has its own name and the default one as its fallback until somebody says otherwise', async () => {
  expect(await house.updateCode('ADMIN', { languages: ['vi', 'fr', 'en'] })).toBe('OK');
  expect(await settingsOf()).toEqual(['vi Tiếng Việt null', 'fr Français vi', 'en English vi']);
  const change = { languageSettings: [set('fr', 'en', 'Le français')] };
  expect(await house.updateCode('ADMIN', change)).toBe('OK');
  expect((await settingsOf())[1]).toBe('fr Le français en');
});

test('A language that leaves is nobody’s fallback any more, and has its settings again when it returns', async () => {
  const languages = ['vi', 'fr', 'en'];
  await house.updateCode('ADMIN', { languages, languageSettings: [set('fr', 'en')] });
  expect(await house.updateCode('ADMIN', { languages: ['vi', 'fr'] })).toBe('OK');
  expect((await settingsOf())[1]).toBe('fr Français vi');
  await house.updateCode('ADMIN', { languages });
  expect((await settingsOf())[1]).toBe('fr Français en');
});

test('A circle, a fallback that is not there and a wrong entry are refused', async () => {
  await house.updateCode('ADMIN', { languages: ['vi', 'fr', 'en'] });
  for (const [languageSettings, code] of [
    [[set('fr', 'en'), set('en', 'fr')], 'RULES_NOT_MET'],
    [[set('fr', 'de')], 'RULES_NOT_MET'],
    [[set('FR', null)], 'INVALID_INPUT'],
    [[{ ...set('fr', null), direction: 'rtl' }], 'INVALID_INPUT'],
    [[set('fr', null, 'x'.repeat(41))], 'INVALID_INPUT'],
  ] as const)
    expect(await house.updateCode('ADMIN', { languageSettings })).toBe(code);
  expect((await settingsOf())[1]).toBe('fr Français vi');
});

test('The log of the project shows each language in a line', async () => {
  await house.updateCode('ADMIN', {
    languages: ['vi', 'fr'],
    languageSettings: [set('fr', 'vi', 'Le français')],
  });
  const row = await server.db
    .selectFrom('audit_log')
    .select('after')
    .where('project_id', '=', house.id)
    .where('action', '=', 'project.update')
    .executeTakeFirstOrThrow();
  expect(row.after).toMatchObject({ languageSettings: ['vi: Tiếng Việt', 'fr: Le français → vi'] });
});
