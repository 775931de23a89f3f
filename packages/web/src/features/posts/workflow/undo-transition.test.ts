import { describe, expect, it } from 'vitest';
import { aTransition } from '../test-support/a-post.ts';
import { undoOf } from './undo-transition.ts';

const BEFORE = { scheduleTime: null };
const withdraw = aTransition('withdraw', 'DRAFT');
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

describe('undoing a transition', () => {
  it('is offered with the transition that the answer allows', () => {
    const after = { allowedTransitions: [withdraw] };
    expect(undoOf(BEFORE, aTransition('submit', 'SUBMITTED'), after)).toEqual({
      transition: withdraw,
      answer: {},
    });
  });

  it('is not offered where the answer does not allow it', () => {
    expect(undoOf(BEFORE, aTransition('submit', 'SUBMITTED'), { allowedTransitions: [] })).toBeUndefined();
  });

  it('is not offered after intermediate steps, nor where a reason is asked for', () => {
    const after = { allowedTransitions: [aTransition('cancelSchedule', 'PENDING_APPROVAL')] };
    const many = aTransition('schedule', 'SCHEDULED', { via: ['submit', 'pickUp', 'forward'] });
    expect(undoOf(BEFORE, many, after)).toBeUndefined();
    const down = { allowedTransitions: [aTransition('unpublish', 'UNPUBLISHED', { needsReason: true })] };
    expect(undoOf(BEFORE, aTransition('publish', 'PUBLISHED'), down)).toBeUndefined();
  });

  it('restores the old time of a cancelled schedule while it is to come', () => {
    const schedule = aTransition('schedule', 'SCHEDULED', { needsTime: true });
    const after = { allowedTransitions: [schedule] };
    const cancel = aTransition('cancelSchedule', 'PENDING_APPROVAL');
    expect(undoOf({ scheduleTime: inAnHour }, cancel, after)).toEqual({
      transition: schedule,
      answer: { scheduleTime: inAnHour },
    });
    expect(undoOf({ scheduleTime: '2026-01-01T00:00:00.000Z' }, cancel, after)).toBeUndefined();
  });
});
