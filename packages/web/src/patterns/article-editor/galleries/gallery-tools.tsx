import { GalleryHorizontal, ImagePlus, LayoutGrid, type LucideIcon, Ungroup } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { MOST_PICTURES } from '../figures/figure-commands.ts';
import barStyles from '../whole-parts/part-bar.module.css';
import { PartBar } from '../whole-parts/part-bar.tsx';
import { changePart } from '../whole-parts/part-commands.ts';
import { PartTool } from '../whole-parts/part-tool.tsx';
import { PartWord } from '../whole-parts/part-word.tsx';
import type { ToolsProps } from '../whole-parts/tools-props.ts';
import { addToGallery, type GalleryLayout, splitGallery } from './gallery-commands.ts';

const LAYOUTS: readonly (readonly [layout: GalleryLayout, icon: LucideIcon])[] = [
  ['grid', LayoutGrid],
  ['slides', GalleryHorizontal],
];

/** What can be done with the selected gallery, and its common caption. */
export function GalleryTools({ article, part }: ToolsProps) {
  const { t } = useTranslation('article-editor');
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  const { view } = article.editor;

  function at(act: (position: number) => void) {
    const position = part.position();
    if (position !== undefined) act(position);
  }
  return (
    <>
      <PartBar
        article={article}
        part={part}
        label={t('gallery.here', { count: part.node.childCount })}
        texts="gallery"
        first="grid"
        words={
          <PartWord
            article={article}
            part={part}
            name="caption"
            label={t('gallery.caption')}
            hint={t('gallery.captionHint')}
            max={500}
          />
        }
      >
        <div className={barStyles.group}>
          {LAYOUTS.map(([layout, Icon]) => (
            <PartTool
              key={layout}
              name={layout}
              icon={<Icon size={16} />}
              label={t(`gallery.layout.${layout}`)}
              aria-pressed={part.node.attrs.layout === layout}
              onClick={() => at((position) => changePart(view, position, { layout }))}
            />
          ))}
        </div>
        <div className={barStyles.group}>
          <PartTool
            name="add"
            icon={<ImagePlus size={16} />}
            label={t('gallery.add')}
            onClick={() => setChoosing(true)}
          >
            {t('gallery.add.short')}
          </PartTool>
          <PartTool
            name="split"
            icon={<Ungroup size={16} />}
            label={t('gallery.split')}
            onClick={() => at((position) => splitGallery(view, position))}
          />
        </div>
      </PartBar>
      {choosing && (
        <Suspense>
          <Picker
            kinds={['IMAGE']}
            max={MOST_PICTURES}
            onPick={(files) => {
              at((position) => addToGallery(view, position, files));
              setChoosing(false);
            }}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
