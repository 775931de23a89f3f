import type { MediaFailure } from '@toasoan/contract/features/media/media-kinds.ts';

/** A file whose content is refused, and why. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
  readonly reason: MediaFailure;

  constructor(reason: MediaFailure) {
    super(reason);
    this.reason = reason;
  }
}
