import { describe, expect, test } from 'vitest';
import { type Failure, signInAlarms } from './sign-in-alarms.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const failure = (minute: number, options: Partial<Failure> = {}): Failure => ({
  time: at(minute),
  calls: 1,
  network: '203.0.113.9',
  userId: null,
  account: '',
  ...options,
});
const times = (count: number, make: (index: number) => Failure) =>
  Array.from({ length: count }, (_, n) => make(n));

describe('An alarm', () => {
  test('is 20 failures from one address within 15 minutes, whichever account they try', () => {
    const failures = times(20, (n) => failure(n % 15, { account: `a${n}@x.example` }));
    expect(signInAlarms(failures)).toEqual([
      {
        about: 'address',
        subject: '203.0.113.9',
        userId: null,
        failures: 20,
        firstTime: at(0).toISOString(),
        lastTime: at(14).toISOString(),
      },
    ]);
  });

  test('is 20 failures for one account, from whichever address, under its name', () => {
    const failures = times(20, (n) =>
      failure(n % 15, { network: `10.0.0.${n}`, userId: '7', account: 'Lan' }),
    );
    expect(signInAlarms(failures)).toMatchObject([{ about: 'account', subject: 'Lan', userId: '7' }]);
  });

  test('counts the attempts made while the sign-in was locked', () => {
    const tried = { account: 'lan@x.example' };
    const failures = [...times(6, (n) => failure(n, tried)), failure(9, { ...tried, calls: 14 })];
    expect(signInAlarms(failures).map(({ about, failures }) => [about, failures])).toEqual([
      ['address', 20],
      ['account', 20],
    ]);
  });

  test.each([
    ['19 failures', times(19, () => failure(0))],
    ['20 failures over 16 minutes', [...times(10, () => failure(0)), ...times(10, () => failure(16))]],
    ['20 failures exactly a quarter of an hour apart', [...times(19, () => failure(0)), failure(15)]],
    [
      '20 failures of different addresses and accounts',
      times(20, (n) => failure(0, { network: `10.0.0.${n}` })),
    ],
    ['no failure', []],
  ])('is not %s', (_name, failures) => {
    expect(signInAlarms(failures)).toEqual([]);
  });

  test('names all its failures, however long it lasts, and the latest alarm is first', () => {
    const long = times(60, (n) => failure(Math.floor(n / 2)));
    const later = times(20, () => failure(50, { network: '10.0.0.2' }));
    expect(signInAlarms([...later, ...long]).map(({ subject, failures }) => [subject, failures])).toEqual([
      ['10.0.0.2', 20],
      ['203.0.113.9', 60],
    ]);
  });
});
