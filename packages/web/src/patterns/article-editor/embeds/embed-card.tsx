import { EMBED_PROVIDERS, type EmbedProvider, embedPage } from '@toasoan/contract/article/embed-providers.ts';
import { Pencil, SquarePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { LiveArticle } from '../live-article.ts';
import { PartCard } from '../whole-parts/part-card.tsx';
import { changePart, choosePart } from '../whole-parts/part-commands.ts';
import type { ShownPart } from '../whole-parts/shown-part.ts';
import styles from './embed-card.module.css';

interface EmbedCardProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
}

/** A video while the article is edited: its name and caption, without a player. */
export function EmbedCard({ article, part }: EmbedCardProps) {
  const { t } = useTranslation('article-editor');
  const { view } = article.editor;
  const { id, title, caption } = part.node.attrs;
  const provider = part.node.attrs.provider as EmbedProvider;
  const { label } = EMBED_PROVIDERS[provider];
  const page = embedPage({ provider, id: String(id) });

  function at(act: (position: number) => void) {
    const position = part.position();
    if (position !== undefined) act(position);
  }
  return (
    <PartCard
      article={article}
      part={part}
      label={t('embed.here', { provider: label })}
      words={{ up: t('embed.up'), down: t('embed.down'), remove: t('embed.remove') }}
      head={
        <>
          <SquarePlay size={20} aria-hidden className={styles.icon} />
          <div className={styles.what}>
            <strong>{String(title) || t('embed.here', { provider: label })}</strong>
            <a href={page} target="_blank" rel="noopener noreferrer">
              {page.replace(/^https:\/\/(?:www\.)?/, '')}
            </a>
          </div>
        </>
      }
      tools={
        <IconButton
          size="compact"
          icon={<Pencil size={16} />}
          label={t('embed.edit')}
          onClick={() =>
            at((position) => {
              choosePart(view, position);
              article.asks.embed();
            })
          }
        />
      }
    >
      <TextInput
        value={String(caption)}
        onChange={(words) => at((position) => changePart(view, position, { caption: words }))}
        maxLength={500}
        aria-label={t('embed.caption')}
        placeholder={t('embed.captionHint')}
      />
    </PartCard>
  );
}
