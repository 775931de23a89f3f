import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { extractionProgram } from './extraction-program.ts';

const PROBE = fileURLToPath(new URL('test-support/probe-process.ts', import.meta.url));

describe('a process started as the one that reads pages', () => {
  it('connects nowhere, resolves no name, writes no file, starts no program and reads none but its own', async () => {
    const { execArgv, env } = extractionProgram();
    const { stdout } = await promisify(execFile)(process.execPath, [...execArgv, PROBE], { env });
    const outcomes: Record<string, string> = JSON.parse(stdout);
    expect(Object.keys(outcomes)).toHaveLength(9);
    for (const [way, outcome] of Object.entries(outcomes)) expect(outcome, way).toBe('refused');
  });
});
