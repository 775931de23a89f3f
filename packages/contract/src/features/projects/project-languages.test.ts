import { describe, expect, it } from 'vitest';
import { fallbackChain } from './fallback-chain.ts';
import { directionOf, ownNameOf, settledLanguages } from './project-languages.ts';
import { unmetProjectRules } from './project-rules.ts';

const project = { languages: ['vi', 'fr', 'en', 'ar'], defaultLang: 'vi' };
const set = (lang: string, fallback: string | null, name = '') => ({ lang, name, fallback });

describe('the languages of a project', () => {
  it('have their own names and fall back to the default one until somebody says otherwise', () => {
    expect(settledLanguages(project, [])).toEqual([
      set('vi', null, 'Tiếng Việt'),
      set('fr', 'vi', 'Français'),
      set('en', 'vi', 'English'),
      set('ar', 'vi', 'العربية'),
    ]);
    expect([ownNameOf('zh-Hant'), directionOf('ar-EG'), directionOf('zh-Hant')]).toEqual([
      '繁體中文',
      'rtl',
      'ltr',
    ]);
  });

  it('lead readers along their fallbacks to the default one', () => {
    const settings = settledLanguages(project, [set('fr', 'en', 'FR')]);
    expect(settings[1]).toEqual(set('fr', 'en', 'FR'));
    expect(fallbackChain(settings, 'fr')).toEqual(['fr', 'en', 'vi']);
    expect(fallbackChain(settings, 'vi')).toEqual(['vi']);
  });

  it('fall back to the default one where the chosen language has left the project, or chains go round', () => {
    const stored = [set('fr', 'de'), set('en', 'ar'), set('ar', 'en'), set('vi', 'fr')];
    const settings = settledLanguages(project, stored);
    for (const lang of project.languages) expect(fallbackChain(settings, lang).at(-1)).toBe('vi');
    expect(settings[0]?.fallback).toBeNull();
  });

  it('are refused with a circle of fallbacks, or with one that the project does not have', () => {
    const facts = { ...project, kind: 'PORTAL', licenceNo: '' } as const;
    const rulesOf = (languageSettings: ReturnType<typeof set>[]) =>
      unmetProjectRules({ ...facts, languageSettings }, ['languageSettings']).map(({ rule }) => rule);
    expect(rulesOf([set('fr', 'en'), set('en', 'fr')])).toEqual(['FALLBACK_LOOP']);
    expect(rulesOf([set('fr', 'fr')])).toEqual(['FALLBACK_LOOP']);
    expect(rulesOf([set('fr', 'de')])).toEqual(['FALLBACK_NOT_LISTED']);
    expect(rulesOf([set('fr', 'en'), set('en', 'vi'), set('vi', null)])).toEqual([]);
  });
});
