import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { Replace } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { LiveArticle } from '../live-article.ts';
import { PartCard } from '../whole-parts/part-card.tsx';
import { changePart } from '../whole-parts/part-commands.ts';
import type { ShownPart } from '../whole-parts/shown-part.ts';
import styles from './figure-card.module.css';
import { pictureInPlace } from './figure-commands.ts';

const ALIGNS = ['center', 'left', 'right', 'wide'] as const;
const LIMITS = { caption: 500, credit: 150, alt: 250 };

interface FigureCardProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
}

/** A picture while the article is edited, with its words as readers will see them. */
export function FigureCard({ article, part }: FigureCardProps) {
  const { t } = useTranslation('article-editor');
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  const { view } = article.editor;
  const { key, width, height, align } = part.node.attrs;
  const words = {
    alt: String(part.node.attrs.alt),
    caption: String(part.node.attrs.caption),
    credit: String(part.node.attrs.credit),
  };

  function change(values: Readonly<Record<string, string | number>>) {
    const position = part.position();
    if (position !== undefined) changePart(view, position, values);
  }
  const line = (name: keyof typeof words) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside.
    <label className={styles.line}>
      <span>{t(`figure.${name}`)}</span>
      <TextInput
        value={words[name]}
        onChange={(text) => change({ [name]: text })}
        maxLength={LIMITS[name]}
        placeholder={t(`figure.${name}Hint`)}
      />
    </label>
  );
  return (
    <PartCard
      article={article}
      part={part}
      label={t('figure.here', { name: words.alt || words.caption })}
      words={{ up: t('figure.up'), down: t('figure.down'), remove: t('figure.remove') }}
      head={
        <Select
          label={t('figure.align')}
          options={ALIGNS.map((value) => ({ value, label: t(`figure.align.${value}`) }))}
          value={String(align)}
          onChange={(value) => change({ align: value ?? 'center' })}
        />
      }
      tools={
        <IconButton
          size="compact"
          icon={<Replace size={16} />}
          label={t('figure.change')}
          onClick={() => setChoosing(true)}
        />
      }
    >
      <img
        className={styles.picture}
        data-align={String(align)}
        src={lastingPictureAddress(String(key), { width: 1280 })}
        width={Number(width) || undefined}
        height={Number(height) || undefined}
        alt={words.alt}
        draggable={false}
      />
      {line('caption')}
      <div className={styles.words}>
        {line('credit')}
        {line('alt')}
      </div>
      {choosing && (
        <Suspense>
          <Picker
            kinds={['IMAGE']}
            max={1}
            onPick={([file]) => {
              const attributes = file && pictureInPlace(file, words);
              if (attributes) change(attributes);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </PartCard>
  );
}
