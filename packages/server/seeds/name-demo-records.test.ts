import {
  NAMED_ACCOUNTS,
  type NamedAccountsField,
} from '@toasoan/contract/features/posts/named/named-accounts.ts';
import { expect, test } from 'vitest';
import { DEMO_ABOUT } from './articles/about-articles.ts';
import { DEMO_ARTICLES } from './articles/demo-articles.ts';
import { COMING_EVENTS } from './events/coming-events.ts';
import { OTHER_EVENTS } from './events/other-events.ts';
import { nameDemoRecords } from './name-demo-records.ts';
import { DEMO_PEOPLE } from './seed-demo-people.ts';

const EVENTS = [...COMING_EVENTS, ...OTHER_EVENTS].map(({ draft }) => draft.title);

test('The demo’s articles are about accounts of the kind that each field is for, and about events of the demo', () => {
  const about = Object.entries(DEMO_ABOUT);
  const keys = DEMO_ARTICLES.map(({ key }) => key);
  expect(about.map(([key]) => key).filter((key) => !keys.includes(key))).toEqual([]);
  const wrong = about.flatMap(([, { eventIds = [], ...named }]) => [
    ...eventIds.filter((title) => !EVENTS.includes(title)),
    ...Object.entries(named).flatMap(([field, usernames]) =>
      usernames.filter((username) => !isFor(field as NamedAccountsField, username)),
    ),
  ]);
  expect(wrong).toEqual([]);
});

function isFor(field: NamedAccountsField, username: string): boolean {
  const person = DEMO_PEOPLE.find((one) => one.username === username);
  return NAMED_ACCOUNTS[field].some((kind) => kind === person?.accountType);
}

test('An article is about the accounts that are there alone', () => {
  const accounts = new Map([['nguyen-du', '7']]);
  const events = new Map<string, string>();
  expect(nameDemoRecords('podcast-nghe-ke-chuyen-pho-so-12', { accounts, events })).toEqual({
    figureIds: ['7'],
    eventIds: [],
  });
});
