import { useTranslation } from 'react-i18next';
import { CreditOffer } from '#web/patterns/media/credit-offer.tsx';
import { changePart } from '../whole-parts/part-commands.ts';
import { PartWord } from '../whole-parts/part-word.tsx';
import type { ToolsProps } from '../whole-parts/tools-props.ts';
import { creditInText, wordsOf } from './figure-commands.ts';
import { usePagePictures } from './page-pictures.ts';

/** Caption, credit and alternative text below the selected picture. */
export function FigureWords({ article, part }: ToolsProps) {
  const { t } = useTranslation('article-editor');
  const { mediaId, credit, alt } = wordsOf(part.node);
  const onPage = usePagePictures((pictures) => pictures.creditOf(mediaId)) ?? '';
  const word = (name: 'caption' | 'credit' | 'alt') => ({
    article,
    part,
    name,
    label: t(`figure.${name}`),
    hint: t(`figure.${name}Hint`),
  });
  return (
    <>
      <PartWord {...word('caption')} max={500} />
      <PartWord
        {...word('credit')}
        max={150}
        before={credit !== '' && t('figure.creditBefore')}
        isLacking={credit === ''}
      />
      <PartWord {...word('alt')} max={250} before={t('figure.altBefore')} isLacking={alt === ''} />
      <CreditOffer
        own={credit}
        known={creditInText(article.editor.state.doc, mediaId, part.position()) || onPage}
        onTake={(known) => {
          const position = part.position();
          if (position !== undefined) changePart(article.editor.view, position, { credit: known });
        }}
      />
    </>
  );
}
