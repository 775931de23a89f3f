import { Star } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { PartTool } from '../whole-parts/part-tool.tsx';
import { PagePicturesContext, type PictureWords, usePagePictures } from './page-pictures.ts';

/** Makes a picture of the text the cover, with its words; says so of the picture that is the cover already. */
export function CoverTool({ words }: { readonly words: PictureWords }) {
  const { t } = useTranslation('article-editor');
  const pictures = use(PagePicturesContext);
  const isCover = usePagePictures((page) => page.coverId() === words.mediaId);
  if (pictures === undefined) return null;
  return (
    <PartTool
      name="cover"
      icon={<Star size={16} fill={isCover ? 'currentColor' : 'none'} />}
      label={t(isCover ? 'figure.isCover' : 'figure.toCover')}
      aria-pressed={isCover}
      disabledReason={isCover ? t('figure.isCover') : undefined}
      onClick={() => pictures.putCover(words)}
    >
      {t(isCover ? 'figure.isCover.short' : 'figure.toCover.short')}
    </PartTool>
  );
}
