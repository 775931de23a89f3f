import { ImagePlus, Ungroup } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { MOST_PICTURES } from '../figures/figure-commands.ts';
import type { LiveArticle } from '../live-article.ts';
import { PartCard } from '../whole-parts/part-card.tsx';
import { changePart } from '../whole-parts/part-commands.ts';
import type { ShownPart } from '../whole-parts/shown-part.ts';
import { addToGallery, splitGallery } from './gallery-commands.ts';

const LAYOUTS = ['grid', 'slides'] as const;

interface GalleryCardProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
}

/** The words and the layout of several pictures in one block. */
export function GalleryCard({ article, part }: GalleryCardProps) {
  const { t } = useTranslation('article-editor');
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  const { view } = article.editor;
  const { layout, caption } = part.node.attrs;

  function at(act: (position: number) => void) {
    const position = part.position();
    if (position !== undefined) act(position);
  }
  return (
    <PartCard
      article={article}
      part={part}
      label={t('gallery.here', { count: part.node.childCount })}
      words={{ up: t('gallery.up'), down: t('gallery.down'), remove: t('gallery.remove') }}
      head={
        <Select
          label={t('gallery.layout')}
          options={LAYOUTS.map((value) => ({ value, label: t(`gallery.layout.${value}`) }))}
          value={String(layout)}
          onChange={(value) => at((position) => changePart(view, position, { layout: value ?? 'grid' }))}
        />
      }
      tools={
        <>
          <IconButton
            size="compact"
            icon={<ImagePlus size={16} />}
            label={t('gallery.add')}
            onClick={() => setChoosing(true)}
          />
          <IconButton
            size="compact"
            icon={<Ungroup size={16} />}
            label={t('gallery.split')}
            onClick={() => at((position) => splitGallery(view, position))}
          />
        </>
      }
    >
      <TextInput
        value={String(caption)}
        onChange={(words) => at((position) => changePart(view, position, { caption: words }))}
        maxLength={500}
        aria-label={t('gallery.caption')}
        placeholder={t('gallery.captionHint')}
      />
      {choosing && (
        <Suspense>
          <Picker
            kinds={['IMAGE']}
            max={MOST_PICTURES}
            onPick={(files) => at((position) => addToGallery(view, position, files))}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </PartCard>
  );
}
