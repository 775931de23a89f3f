import { expect, test } from 'vitest';
import { Shutdown } from './shutdown.ts';

test('the last opened resource is closed first, once, after the start has settled', async () => {
  const closed: string[] = [];
  const { promise: start, reject: failStart } = Promise.withResolvers<void>();
  const shutdown = new Shutdown();
  shutdown.afterStart(start);
  shutdown.add(() => {
    closed.push('database');
  });
  const ends = [shutdown.run(), shutdown.run()];
  shutdown.add(async () => {
    closed.push('server');
  });
  failStart(new Error('half way'));
  await Promise.all(ends);
  expect(closed).toEqual(['server', 'database']);
});

test('a failing step does not keep the others from closing', async () => {
  const closed: string[] = [];
  const shutdown = new Shutdown();
  shutdown.add(() => {
    closed.push('database');
  });
  shutdown.add(() => {
    throw new Error('stuck');
  });
  await expect(shutdown.run()).rejects.toThrow('Not everything could be closed.');
  expect(closed).toEqual(['database']);
});
