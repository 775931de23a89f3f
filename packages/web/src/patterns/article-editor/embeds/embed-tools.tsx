import { EMBED_PROVIDERS, type EmbedProvider, embedPage } from '@toasoan/contract/article/embed-providers.ts';
import { ExternalLink, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import barStyles from '../whole-parts/part-bar.module.css';
import { PartBar } from '../whole-parts/part-bar.tsx';
import { PartTool } from '../whole-parts/part-tool.tsx';
import { PartWord } from '../whole-parts/part-word.tsx';
import type { ToolsProps } from '../whole-parts/tools-props.ts';

/** What can be done with the selected video, and its caption. */
export function EmbedTools({ article, part }: ToolsProps) {
  const { t } = useTranslation('article-editor');
  const provider = part.node.attrs.provider as EmbedProvider;
  const page = embedPage({ provider, id: String(part.node.attrs.id) });
  return (
    <PartBar
      article={article}
      part={part}
      label={t('embed.here', { provider: EMBED_PROVIDERS[provider].label })}
      texts="embed"
      first="edit"
      words={
        <PartWord
          article={article}
          part={part}
          name="caption"
          label={t('embed.caption')}
          hint={t('embed.captionHint')}
          max={500}
        />
      }
    >
      <div className={barStyles.group}>
        <PartTool
          name="edit"
          icon={<Pencil size={16} />}
          label={t('embed.edit')}
          onClick={() => article.asks.embed()}
        />
        <PartTool
          name="open"
          icon={<ExternalLink size={16} />}
          label={t('embed.open')}
          onClick={() => window.open(page, '_blank', 'noopener,noreferrer')}
        />
      </div>
    </PartBar>
  );
}
