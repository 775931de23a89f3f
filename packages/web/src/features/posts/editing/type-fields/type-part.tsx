import type { PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { PartProps } from './part-props.ts';
import styles from './type-fields.module.css';

type Part = LazyExoticComponent<ComponentType<PartProps>>;
type Place = 'above' | 'below';

const VideoPart = lazyPart(async () => ({ default: (await import('./video-part.tsx')).VideoPart }));
const DocumentPart = lazyPart(async () => ({ default: (await import('./document-part.tsx')).DocumentPart }));
const GalleryPart = lazyPart(async () => ({
  default: (await import('../files/gallery-part.tsx')).GalleryPart,
}));
const AudioPart = lazyPart(async () => ({ default: (await import('../files/audio-part.tsx')).AudioPart }));
const InfographicPart = lazyPart(async () => ({
  default: (await import('../files/infographic-part.tsx')).InfographicPart,
}));
const BriefCount = lazyPart(async () => ({ default: (await import('./brief-count.tsx')).BriefCount }));
const LivePart = lazyPart(async () => ({ default: (await import('./live/live-part.tsx')).LivePart }));
const PollPart = lazyPart(async () => ({ default: (await import('./poll-part.tsx')).PollPart }));
const QuestionsPart = lazyPart(async () => ({
  default: (await import('./questions/questions-part.tsx')).QuestionsPart,
}));

/** What a type needs beside the text: above the body what opens the page, below it what follows. */
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

/** The part of the chosen type; what another type's part holds stays in the form. */
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
