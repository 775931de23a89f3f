import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choosePart } from '../whole-parts/part-commands.ts';
import { PartTool } from '../whole-parts/part-tool.tsx';
import type { ToolsProps } from '../whole-parts/tools-props.ts';

/** Leads from a picture to the gallery that it is in. */
export function GalleryTool({ article, part }: ToolsProps) {
  const { t } = useTranslation('article-editor');
  const { view } = article.editor;
  return (
    <PartTool
      name="gallery"
      icon={<Images size={16} />}
      label={t('figure.gallery')}
      onClick={() => {
        const position = part.position();
        if (position !== undefined) choosePart(view, view.state.doc.resolve(position).before());
      }}
    />
  );
}
