import { describe, expect, test } from 'vitest';
import { CORRECTION_BASES } from '../posts/correction/correction.ts';
import { TAKEDOWN_REASONS, TAKEDOWN_SCOPES } from '../posts/takedown/takedown-facts.ts';
import { auditValueInWords } from './audit-words.ts';

describe('the fields of a legal paper have words', () => {
  test.each([
    ['takedown', 'reasonKind', TAKEDOWN_REASONS],
    ['takedown', 'scope', TAKEDOWN_SCOPES],
    ['takedown', 'state', ['OPEN', 'DONE', 'REINSTATED']],
    ['correction', 'basis', CORRECTION_BASES],
  ] as const)('%s, %s', (entity, field, values) => {
    for (const value of values) {
      const vi = auditValueInWords({ entity, field }, value, 'vi');
      expect(vi).not.toBe(value);
      expect(auditValueInWords({ entity, field }, value, 'en')).not.toBe(vi);
    }
  });
});
