import { AUDIT_ACTIONS } from '@toasoan/contract/features/audit/audit-actions.ts';
import { isActivity } from '@toasoan/contract/features/audit/audit-rules.ts';
import { describe, expect, test } from 'vitest';
import en from '../texts/en.json' with { type: 'json' };
import vi from '../texts/vi.json' with { type: 'json' };
import { sentenceParts } from './sentence-parts.ts';

test('a sentence is cut where names stand', () => {
  expect(sentenceParts('{who} đã gộp thẻ {what} vào thẻ khác')).toEqual([
    { place: 'who', text: '{who}', at: 0 },
    { place: 'text', text: ' đã gộp thẻ ', at: 5 },
    { place: 'what', text: '{what}', at: 17 },
    { place: 'text', text: ' vào thẻ khác', at: 23 },
  ]);
});

describe('The activity list has a sentence in both languages', () => {
  test.each(AUDIT_ACTIONS.filter(isActivity))('for %s', (action) => {
    const verb = action.slice(action.indexOf('.') + 1);
    for (const texts of [vi, en] as Record<string, string>[])
      expect(texts[`did.${action}`] ?? texts[`did.${verb}`]).toMatch(/^\{\{who\}\} /);
  });
});
