import type { PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { type ComponentType, Suspense } from 'react';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { TypeFieldsProps } from './field-section.tsx';
import styles from './type-fields.module.css';

type Fields = ComponentType<TypeFieldsProps>;
type Place = 'above' | 'below';

const VideoFields = lazyChunk(async () => ({ default: (await import('./video-fields.tsx')).VideoFields }));
const DocumentFields = lazyChunk(async () => ({
  default: (await import('./document-fields.tsx')).DocumentFields,
}));
const GalleryFields = lazyChunk(async () => ({
  default: (await import('../files/gallery-fields.tsx')).GalleryFields,
}));
const AudioFields = lazyChunk(async () => ({
  default: (await import('../files/audio-fields.tsx')).AudioFields,
}));
const InfographicFields = lazyChunk(async () => ({
  default: (await import('../files/infographic-fields.tsx')).InfographicFields,
}));
const BriefCount = lazyChunk(async () => ({ default: (await import('./brief-count.tsx')).BriefCount }));
const LiveFields = lazyChunk(async () => ({ default: (await import('./live-fields.tsx')).LiveFields }));
const PollFields = lazyChunk(async () => ({ default: (await import('./poll-fields.tsx')).PollFields }));
const QuestionFields = lazyChunk(async () => ({
  default: (await import('./question-fields.tsx')).QuestionFields,
}));

/** The section of a post type: `above` opens the page, `below` follows the body. */
const FIELDS: Readonly<Record<Place, Readonly<Partial<Record<PostType, Fields>>>>> = {
  above: {
    VIDEO: VideoFields,
    PODCAST: AudioFields,
    INFOGRAPHIC: InfographicFields,
    DOCUMENT: DocumentFields,
    BRIEF: BriefCount,
  },
  below: { PHOTO_STORY: GalleryFields, LIVE: LiveFields, QUIZ_POLL: PollFields, QA: QuestionFields },
};

/** Only the section of the chosen type; the data of other types stay in the form. */
export function TypeFields({ session, place }: TypeFieldsProps & { readonly place: Place }) {
  const type = useFormPart(session.form, ({ values }) => values.postType);
  const Fields = FIELDS[place][type];
  if (!Fields) return null;
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      <div className={styles[place]} data-part={place}>
        <Fields session={session} />
      </div>
    </Suspense>
  );
}
