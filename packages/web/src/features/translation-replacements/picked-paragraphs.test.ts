import type { ParagraphStanding } from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { expect, test } from 'vitest';
import { mayPick, pickedIn, readyOnes, saidIn, withPicked } from './picked-paragraphs.ts';

const paragraph = (segmentId: string, standing: ParagraphStanding) => ({
  segmentId,
  standing,
  version: 3,
  position: 1,
  before: 'a craftsman',
  after: 'an artisan',
  state: 'MT_ONLY' as const,
  count: 2,
  found: ['craftsman'],
});
const preview = {
  isCut: false,
  translations: [
    {
      id: '1',
      kind: 'POST' as const,
      title: 'One',
      isPublic: true,
      paragraphs: [paragraph('11', 'ready'), paragraph('12', 'approved')],
    },
    { id: '2', kind: 'POST' as const, title: 'Two', isPublic: true, paragraphs: [paragraph('21', 'locked')] },
  ],
};

test('ready paragraphs are ticked at first, approved ones only by a person who approves', () => {
  expect([...readyOnes(preview)]).toEqual(['11']);
  expect(mayPick({ standing: 'approved' }, false)).toBe(false);
  expect(mayPick({ standing: 'approved' }, true)).toBe(true);
  expect(mayPick({ standing: 'locked' }, true)).toBe(false);
  expect(mayPick({ standing: 'stale' }, true)).toBe(false);
});

test('what is ticked is sent with its version, and approved paragraphs are named apart', () => {
  const picked = withPicked(readyOnes(preview), ['12'], true);
  expect(pickedIn(preview, picked)).toEqual({
    translations: 1,
    paragraphs: [
      { segmentId: '11', version: 3 },
      { segmentId: '12', version: 3 },
    ],
    approvedIds: ['12'],
  });
  expect(pickedIn(preview, withPicked(picked, ['11', '12'], false)).translations).toBe(0);
});

test('a translation says its wordings once, and how often in all', () => {
  const [first] = preview.translations;
  expect(first && saidIn(first)).toEqual({ wordings: ['craftsman'], count: 4 });
});
