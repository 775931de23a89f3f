import { join, parse } from 'node:path';
import type { WorkerProgram } from '#server/core/worker-process/worker-process.ts';
import type {
  CloselyExaminedImage,
  ExaminedImage,
  ExamineOptions,
  ImageRefused,
  Rendition,
} from './image-work.ts';

/** A request to the decoding process. */
export type ImageTask =
  | ({ readonly kind: 'examine'; readonly path: string } & ExamineOptions)
  | { readonly kind: 'examineClosely'; readonly path: string }
  | { readonly kind: 'render'; readonly path: string; readonly to: string; readonly rendition: Rendition };

export interface ImageAnswer {
  readonly examined?: ExaminedImage;
  readonly closely?: CloselyExaminedImage;
  readonly refused?: ImageRefused['reason'];
  /** A cause outside the file: a full disk, a missing path. */
  readonly failed?: string;
}

/** The decoding process. */
export function imageProgram(): WorkerProgram {
  return {
    // Beside this file when run from sources, beside the server's one file when built.
    entry: join(import.meta.dirname, `image-worker${parse(import.meta.filename).ext}`),
    // The JavaScript heap can be small: pictures are outside it.
    execArgv: ['--max-old-space-size=160'],
    env: surroundings(),
    serialization: 'json',
  };
}

/** Nothing of our own environment, which holds secrets. Loaders with a bad security record are off. */
function surroundings(): NodeJS.ProcessEnv {
  const { PATH = '', LD_LIBRARY_PATH = '', SystemRoot = '' } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot, VIPS_BLOCK_UNTRUSTED: '1', MALLOC_ARENA_MAX: '2' };
}
