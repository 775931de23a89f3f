import { useTranslation } from 'react-i18next';
import { PartBar } from '../whole-parts/part-bar.tsx';
import { PartWord } from '../whole-parts/part-word.tsx';
import type { ToolsProps } from '../whole-parts/tools-props.ts';

/** What can be done with the selected file, and its name for readers. */
export function AttachmentTools({ article, part }: ToolsProps) {
  const { t } = useTranslation('article-editor');
  return (
    <PartBar
      article={article}
      part={part}
      label={t('attachment.here', { name: String(part.node.attrs.name) })}
      texts="attachment"
      first="up"
      words={
        <PartWord
          article={article}
          part={part}
          name="name"
          label={t('attachment.name')}
          max={250}
          before={t('attachment.name')}
          isRequired
        />
      }
    >
      {null}
    </PartBar>
  );
}
