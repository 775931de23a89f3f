import type { PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { PartProps } from './part-section.tsx';
import styles from './type-fields.module.css';

type Part = LazyExoticComponent<ComponentType<PartProps>>;
type Place = 'above' | 'below';

const VideoPart = lazyChunk(async () => ({ default: (await import('./video-part.tsx')).VideoPart }));
const DocumentPart = lazyChunk(async () => ({ default: (await import('./document-part.tsx')).DocumentPart }));
const GalleryPart = lazyChunk(async () => ({
  default: (await import('../files/gallery-part.tsx')).GalleryPart,
}));
const AudioPart = lazyChunk(async () => ({ default: (await import('../files/audio-part.tsx')).AudioPart }));
const InfographicPart = lazyChunk(async () => ({
  default: (await import('../files/infographic-part.tsx')).InfographicPart,
}));
const BriefCount = lazyChunk(async () => ({ default: (await import('./brief-count.tsx')).BriefCount }));
const LivePart = lazyChunk(async () => ({ default: (await import('./live/live-part.tsx')).LivePart }));
const PollPart = lazyChunk(async () => ({ default: (await import('./poll-part.tsx')).PollPart }));
const QuestionsPart = lazyChunk(async () => ({
  default: (await import('./questions/questions-part.tsx')).QuestionsPart,
}));

/** The section of a post type: `above` opens the page, `below` follows the body. */
const PARTS: Readonly<Record<Place, Readonly<Partial<Record<PostType, Part>>>>> = {
  above: {
    VIDEO: VideoPart,
    PODCAST: AudioPart,
    INFOGRAPHIC: InfographicPart,
    DOCUMENT: DocumentPart,
    BRIEF: BriefCount,
  },
  below: { PHOTO_STORY: GalleryPart, LIVE: LivePart, QUIZ_POLL: PollPart, QA: QuestionsPart },
};

/** Only the section of the chosen type; the data of other types stay in the form. */
export function TypePart({ session, place }: PartProps & { readonly place: Place }) {
  const type = useFormPart(session.form, ({ values }) => values.postType);
  const Part = PARTS[place][type];
  if (!Part) return null;
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      <div className={styles[place]} data-part={place}>
        <Part session={session} />
      </div>
    </Suspense>
  );
}
