import { describe, expect, test } from 'vitest';
import { readBackupArguments, readRestoreArguments } from './backup-arguments.ts';

describe('The file of a backup', () => {
  test('is found from the folder of the caller', () => {
    expect(readBackupArguments(['a.tar.zst'], '/home/an')).toEqual({ path: '/home/an/a.tar.zst' });
    expect(readBackupArguments(['/srv/a.tar.zst'], '/home/an')).toEqual({ path: '/srv/a.tar.zst' });
  });

  test.each([[[]], [['']], [['a', 'b']], [['a', '--force']]])('is required, alone: not %j', (args) => {
    expect(() => readBackupArguments(args, '/')).toThrow('npm run backup -- ');
  });
});

describe('A restore', () => {
  test('ends sessions and keeps second factors by default', () => {
    expect(readRestoreArguments(['a'], '/')).toEqual({
      path: '/a',
      keepSessions: false,
      dropSecondFactors: false,
    });
    expect(readRestoreArguments(['a', '--keep-sessions', '--drop-second-factors'], '/')).toEqual({
      path: '/a',
      keepSessions: true,
      dropSecondFactors: true,
    });
  });

  test('refuses an option it does not know', () => {
    expect(() => readRestoreArguments(['a', '--force'], '/')).toThrow('npm run restore -- ');
  });
});
