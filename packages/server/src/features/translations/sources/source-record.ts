import type { SourceSegment } from '@toasoan/contract/features/translations/segments/article-segments.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';

/** A record as it is translated: its text now, the public one where readers have it. */
export interface SourceRecord {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly isPublic: boolean;
  readonly time: Date;
  readonly segments: readonly SourceSegment[];
  /** It translates another record. */
  readonly isTranslation: boolean;
}

/** Which record of a project. */
export interface SourceKey {
  readonly projectId: string;
  readonly kind: TranslatedKind;
  readonly sourceId: string;
}
