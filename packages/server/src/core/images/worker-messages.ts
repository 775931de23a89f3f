import type { ExaminedImage, ImageRefused, Rendition } from './image-work.ts';

/** What the process that decodes is asked. */
export type ImageTask =
  | { readonly kind: 'examine'; readonly path: string }
  | { readonly kind: 'render'; readonly path: string; readonly to: string; readonly rendition: Rendition };

/** What one task may use up; the process says when it has, and is ended. */
export interface TaskBounds {
  /** Of the processor: on a busy machine a picture waits, and that is not its fault. */
  readonly cpuMs: number;
  /** In bytes, together with what the process holds anyway. */
  readonly memory: number;
}

export type BoundedTask = ImageTask & { readonly bounds: TaskBounds };

/** What it says: once when it can be asked, then once for each task. */
export interface ImageAnswer {
  readonly examined?: ExaminedImage;
  readonly refused?: ImageRefused['reason'];
  /** Nothing that the file can do for: a disk that is full, a path where nothing lies. */
  readonly failed?: string;
  /** Which bound was passed; it is still at work. */
  readonly passed?: keyof TaskBounds;
  /** The process holds more than it should by now, and wants to be begun anew. */
  readonly isWorn: boolean;
}
