import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isLiving, ownIdentity, parseIdentity, processCommand, processStart } from './process-identity.ts';
import { sleepingProcess } from './test-support/spawn-script.ts';

it('a process is identified by pid and start time while it lives', async () => {
  const child = await sleepingProcess(process.getuid?.() ?? 0);
  const pid = Number(child.pid);
  const identity = { pid, started: processStart(pid) ?? '' };
  expect(isLiving(identity)).toBe(true);
  expect(isLiving({ ...identity, started: 'another time' })).toBe(false);
  expect(processCommand(pid)).toBe('sleep 60 ');
  child.kill();
  await once(child, 'exit');
  expect(isLiving(identity)).toBe(false);
  expect(processCommand(pid).trim()).toBe('');
});

it('a zombie counts as gone', async () => {
  const child = await sleepingProcess(process.getuid?.() ?? 0);
  const identity = { pid: Number(child.pid), started: processStart(Number(child.pid)) ?? '' };
  process.kill(identity.pid, 'SIGKILL');
  // Node reaps only between turns of its event loop, so the process stays a zombie during this loop.
  // The kernel ends it within milliseconds; the limit only ends a failing test.
  const giveUpAt = Date.now() + 15_000;
  while (isLiving(identity) && Date.now() < giveUpAt);
  expect(isLiving(identity)).toBe(false);
  expect(() => process.kill(identity.pid, 0)).not.toThrow();
});

it('a written identity is read back, other texts are refused', () => {
  expect(parseIdentity(JSON.stringify(ownIdentity()))).toEqual(ownIdentity());
  for (const text of ['', 'released', '7', 'null', '{"pid":"7","started":"x"}', '{"pid":7}']) {
    expect(parseIdentity(text)).toBeUndefined();
  }
});
