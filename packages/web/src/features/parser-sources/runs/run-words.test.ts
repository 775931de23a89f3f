import {
  RUN_CAUSES,
  RUN_EVENTS,
  RUN_STATES,
} from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { expect, test } from 'vitest';
import en from '../texts/en.json';
import vi from '../texts/vi.json';

test.each([
  ['vi', vi],
  ['en', en],
])('the log has words in %s for every event, state and cause of a run', (_, texts) => {
  const keys = [
    ...RUN_EVENTS.map((event) => `event.${event}`),
    ...RUN_STATES.map((state) => `runState.${state}`),
    ...RUN_CAUSES.map((cause) => `cause.${cause}`),
  ];
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});
