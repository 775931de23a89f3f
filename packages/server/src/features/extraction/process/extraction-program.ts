import { join, parse } from 'node:path';
import type { WorkerProgram } from '#server/core/worker-process/worker-process.ts';

const HEAP_MB = 512;

/** The process that reads foreign pages: it may read its own program, and nothing else of the machine. */
export function extractionProgram(): WorkerProgram {
  const { ext } = parse(import.meta.filename);
  return {
    // Beside this file when run from sources, beside the server's one file when built.
    entry: join(import.meta.dirname, `extraction-worker${ext}`),
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      '--permission',
      // For the thread that watches the bounds.
      '--allow-worker',
      '--disable-warning=PERM0006',
      ...readable(ext).map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    serialization: 'advanced',
  };
}

function readable(ext: string): string[] {
  if (ext !== '.ts') return [import.meta.dirname];
  const root = join(import.meta.dirname, '..', '..', '..', '..', '..', '..');
  return ['packages', 'node_modules', 'package.json'].map((name) => join(root, name));
}
