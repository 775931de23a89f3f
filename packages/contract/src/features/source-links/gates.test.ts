import { describe, expect, test } from 'vitest';
import { type GateFacts, gatedAction, type SourceRights } from './gates.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const OPEN: SourceRights = { trustLevel: 5, autoPublish: true, agreementState: 'SIGNED', validUntil: null };

const facts = (source: Partial<SourceRights> = {}, more: Partial<GateFacts> = {}): GateFacts => ({
  source: { ...OPEN, ...source },
  delayMinutes: 60,
  publishedTime: NOW - 2 * 3_600_000,
  now: NOW,
  today: '2026-11-20',
  agencies: 3,
  agenciesNeeded: 3,
  ...more,
});

describe('A text goes out unseen only through every gate', () => {
  test('with trust, leave, agreement and after the delay it is published at once', () => {
    expect(gatedAction('PUBLISH', facts())).toEqual({ action: 'PUBLISH', gates: [], publishAfter: null });
  });

  test.each([
    ['trust below five', { trustLevel: 4 }, ['TRUST']],
    ['no leave to publish', { autoPublish: false }, ['AUTO_PUBLISH_OFF']],
    ['no agreement', { agreementState: 'NEGOTIATING' }, ['AGREEMENT']],
    ['an agreement that has ended', { validUntil: '2026-11-19' }, ['AGREEMENT']],
    [
      'nothing of all',
      { agreementState: 'NONE', trustLevel: 1, autoPublish: false },
      ['AGREEMENT', 'TRUST', 'AUTO_PUBLISH_OFF'],
    ],
  ] as const)('with %s it waits for a person: %o', (_title, source, gates) => {
    expect(gatedAction('PUBLISH', facts(source))).toEqual({ action: 'REVIEW', gates, publishAfter: null });
  });

  test('documents of the state need no agreement', () => {
    expect(gatedAction('PUBLISH', facts({ agreementState: 'NOT_REQUIRED' })).action).toBe('PUBLISH');
  });

  test('on the last day of the agreement it is published', () => {
    expect(gatedAction('PUBLISH', facts({ validUntil: '2026-11-20' })).action).toBe('PUBLISH');
  });
});

test('before the delay has passed it is published after it, counted from now where the time is unknown', () => {
  const publishedTime = NOW - 20 * 60_000;
  const after = (time: number | null) => gatedAction('PUBLISH', facts({}, { publishedTime: time }));
  expect(after(publishedTime)).toEqual({
    action: 'PUBLISH',
    gates: ['DELAY'],
    publishAfter: NOW + 40 * 60_000,
  });
  expect(after(null).publishAfter).toBe(NOW + 60 * 60_000);
  expect(after(NOW - 60 * 60_000).publishAfter).toBeNull();
});

test('a draft waits for a person without an agreement only, and review is always review', () => {
  expect(gatedAction('DRAFT', facts({ trustLevel: 1, autoPublish: false })).action).toBe('DRAFT');
  expect(gatedAction('DRAFT', facts({ agreementState: 'NONE' }))).toMatchObject({
    action: 'REVIEW',
    gates: ['AGREEMENT'],
  });
  expect(gatedAction('REVIEW', facts({ agreementState: 'NONE' }))).toMatchObject({
    action: 'REVIEW',
    gates: [],
  });
});

test('fewer agencies than needed warn and change nothing', () => {
  const few = gatedAction('PUBLISH', facts({}, { agencies: 2 }));
  expect(few).toEqual({ action: 'PUBLISH', gates: ['FEW_AGENCIES'], publishAfter: null });
  expect(gatedAction('PUBLISH', facts({}, { agencies: 0, agenciesNeeded: 0 })).gates).toEqual([]);
});
