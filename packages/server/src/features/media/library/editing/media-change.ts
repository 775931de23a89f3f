import type { MediaRecord } from '../../media-row.ts';
import type { MediaFacts } from '../media-audit.ts';

export interface MediaChange {
  readonly record: MediaRecord;
  readonly before: MediaFacts;
  readonly after: MediaFacts;
}
