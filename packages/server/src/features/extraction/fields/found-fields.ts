import type { ExtractedPicture } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { ByLine } from '../content/by-lines.ts';
import type { ReadDate } from '../dates/date-context.ts';
import type { Found } from './found.ts';

/** The values of all fields before they are judged. */
export interface FoundFields {
  readonly title: Found<string> | undefined;
  readonly sapo: Found<string> | undefined;
  readonly author: Found<ByLine> | undefined;
  readonly publishedTime: Found<ReadDate> | undefined;
  readonly category: Found<string> | undefined;
  readonly tags: Found<string[]> | undefined;
  readonly keywords: Found<string[]> | undefined;
  readonly sourceName: Found<string> | undefined;
  readonly cover: Found<ExtractedPicture> | undefined;
  readonly coverCaption: Found<string> | undefined;
}
