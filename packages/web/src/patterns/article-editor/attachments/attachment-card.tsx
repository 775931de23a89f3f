import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { LiveArticle } from '../live-article.ts';
import { PartCard } from '../whole-parts/part-card.tsx';
import { changePart } from '../whole-parts/part-commands.ts';
import type { ShownPart } from '../whole-parts/shown-part.ts';

interface AttachmentCardProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
}

/** A file to download while the article is edited: its kind, and its name for readers. */
export function AttachmentCard({ article, part }: AttachmentCardProps) {
  const { t } = useTranslation('article-editor');
  const { name, extension } = part.node.attrs;
  return (
    <PartCard
      article={article}
      part={part}
      label={t('attachment.here', { name: String(name) })}
      words={{ up: t('attachment.up'), down: t('attachment.down'), remove: t('attachment.remove') }}
      head={
        <>
          <FileText size={20} aria-hidden />
          <strong>{String(extension).toUpperCase()}</strong>
        </>
      }
      tools={null}
    >
      <TextInput
        value={String(name)}
        onChange={(words) => {
          const position = part.position();
          if (position !== undefined && words.trim() !== '')
            changePart(article.editor.view, position, { name: words });
        }}
        maxLength={250}
        aria-label={t('attachment.name')}
      />
    </PartCard>
  );
}
