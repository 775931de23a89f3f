import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isLiving, ownIdentity, parseIdentity, processCommand, processStart } from './process-identity.ts';
import { sleepingProcess } from './test-support/spawn-script.ts';

it('knows a process by pid and start, while it lives', async () => {
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

it('counts a dead process that nobody has reaped as gone', async () => {
  const child = await sleepingProcess(process.getuid?.() ?? 0);
  const identity = { pid: Number(child.pid), started: processStart(Number(child.pid)) ?? '' };
  process.kill(identity.pid, 'SIGKILL');
  // Node reaps only between its own turns, so that the process stays unreaped while this waits.
  const giveUpAt = Date.now() + 2_000;
  while (isLiving(identity) && Date.now() < giveUpAt);
  expect(isLiving(identity)).toBe(false);
  expect(() => process.kill(identity.pid, 0)).not.toThrow();
});

it('reads back what it wrote and nothing else', () => {
  expect(parseIdentity(JSON.stringify(ownIdentity()))).toEqual(ownIdentity());
  for (const text of ['', 'released', '7', 'null', '{"pid":"7","started":"x"}', '{"pid":7}']) {
    expect(parseIdentity(text)).toBeUndefined();
  }
});
