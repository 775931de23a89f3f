import { Replace } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import barStyles from '../whole-parts/part-bar.module.css';
import { PartBar } from '../whole-parts/part-bar.tsx';
import { changePart } from '../whole-parts/part-commands.ts';
import { PartTool } from '../whole-parts/part-tool.tsx';
import type { ToolsProps } from '../whole-parts/tools-props.ts';
import { AlignTools } from './align-tools.tsx';
import { CoverTool } from './cover-tool.tsx';
import { CropTool } from './crop-tool.tsx';
import { pictureInPlace, wordsOf } from './figure-commands.ts';
import { FigureWords } from './figure-words.tsx';
import { GalleryTool } from './gallery-tool.tsx';

/** What can be done with the selected picture, and its words below it. */
export function FigureTools({ article, part }: ToolsProps) {
  const { t } = useTranslation('article-editor');
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  const { view } = article.editor;
  const words = wordsOf(part.node);
  const position = part.position();
  const isInGallery =
    position !== undefined && view.state.doc.resolve(position).parent.type.name === 'gallery';

  function change(values: Readonly<Record<string, string | number | undefined>>) {
    const place = part.position();
    if (place !== undefined) changePart(view, place, values);
  }
  return (
    <>
      <PartBar
        article={article}
        part={part}
        label={t('figure.here', { name: words.alt || words.caption })}
        texts="figure"
        first={isInGallery ? 'gallery' : 'center'}
        words={<FigureWords article={article} part={part} />}
      >
        <div className={barStyles.group}>
          {isInGallery ? (
            <GalleryTool article={article} part={part} />
          ) : (
            <AlignTools value={String(part.node.attrs.align)} onChange={(align) => change({ align })} />
          )}
        </div>
        <div className={barStyles.group}>
          <CropTool part={part} onChange={(ratio) => change({ ratio })} />
          <PartTool
            name="change"
            icon={<Replace size={16} />}
            label={t('figure.change')}
            onClick={() => setChoosing(true)}
          >
            {t('figure.change.short')}
          </PartTool>
          <CoverTool words={words} />
        </div>
      </PartBar>
      {choosing && (
        <Suspense>
          <Picker
            kinds={['IMAGE']}
            max={1}
            onPick={([file]) => {
              const attributes = file && pictureInPlace(file, words);
              if (attributes) change(attributes);
              setChoosing(false);
            }}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
