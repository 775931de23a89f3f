import { useQuery } from '@tanstack/react-query';
import type { ContentTemplate } from '@toasoan/contract/features/content-templates/content-template.ts';
import { PLAIN_CONFIG } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { TemplateType } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import { LayoutTemplate, type LucideIcon, SquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { templateList } from '#web/features/content-templates/public.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SearchBox } from '#web/ui/filters/search-box.tsx';
import styles from './block-palette.module.css';
import type { BlockContent } from './canvas-model.ts';
import { useDragged } from './use-canvas-drag.ts';

interface BlockPaletteProps {
  readonly onAdd: (content: BlockContent, title: string) => void;
}

const SHOWN = 100;
const GROUPS = ['news', 'media', 'others'] as const;
const GROUP_OF: Partial<Record<TemplateType, (typeof GROUPS)[number]>> = {
  NEWS_GROUP: 'news',
  HERO: 'news',
  FOCUS: 'news',
  CATEGORY_BLOCK: 'news',
  LATEST: 'news',
  MOST_READ: 'news',
  MOST_COMMENTED: 'news',
  VIDEO_STRIP: 'media',
  PHOTO_STRIP: 'media',
  CONTEST_GALLERY: 'media',
};
const OWN: BlockContent = { templateId: null, config: PLAIN_CONFIG };

/** What can be put on the canvas: dragged, or with Enter behind the chosen block. */
export function BlockPalette({ onAdd }: BlockPaletteProps) {
  const { t } = useTranslation(['layouts', 'content-templates']);
  const [text, setText] = useState('');
  const query = useQuery(
    templateList(useProjectId(), { text, status: 'ENABLE', limit: SHOWN, sort: 'title' }),
  );
  const byGroup = Map.groupBy(query.data?.items ?? [], ({ type }) => GROUP_OF[type] ?? 'others');
  const detail = ({ type, limit }: ContentTemplate) =>
    `${t(`content-templates:type.${type}`)} · ${t('items', { count: limit })}`;
  return (
    <section className={styles.palette} aria-label={t('palette.label')}>
      <div className={styles.search}>
        <SearchBox
          value={text}
          onSearch={setText}
          label={t('palette.search')}
          placeholder={t('palette.search')}
        />
      </div>
      <ul className={styles.entries}>
        <Entry
          Icon={SquarePlus}
          title={t('palette.own')}
          detail={t('palette.ownDetail')}
          content={OWN}
          onAdd={onAdd}
        />
      </ul>
      {query.isPending && !query.error && <Skeleton height="220px" />}
      {query.error && (
        <LoadFailure
          title={t('palette.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {GROUPS.map((group) => {
        const templates = byGroup.get(group) ?? [];
        if (templates.length === 0) return null;
        return (
          <section key={group} aria-label={t(`palette.${group}`)}>
            <h2 className={styles.group}>{t(`palette.${group}`)}</h2>
            <ul className={styles.entries}>
              {templates.map((template) => (
                <Entry
                  key={template.id}
                  Icon={LayoutTemplate}
                  title={template.title}
                  detail={detail(template)}
                  content={{ templateId: template.id, config: null }}
                  onAdd={onAdd}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {query.data?.items.length === 0 && <p className={styles.keys}>{t('palette.none')}</p>}
      <p className={styles.keys}>{t('palette.keys')}</p>
    </section>
  );
}

interface EntryProps extends BlockPaletteProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly content: BlockContent;
}

function Entry({ Icon, title, detail, content, onAdd }: EntryProps) {
  const element = useRef<HTMLLIElement>(null);
  useDragged(element, { content, title }, false);
  return (
    <li ref={element}>
      <button type="button" className={styles.entry} onClick={() => onAdd(content, title)}>
        <span className={styles.sign} aria-hidden>
          <Icon size={20} />
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
      </button>
    </li>
  );
}
