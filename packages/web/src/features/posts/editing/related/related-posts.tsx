import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { PickerList, type SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { AddButton } from '#web/ui/select/add-button.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { postKeys } from '../../post-queries.ts';
import { knowPostTitle, usePostTitles } from './post-titles.ts';
import styles from './related-posts.module.css';

interface RelatedPostsProps extends Control<readonly string[]> {
  readonly label: string;
  /** A post cannot be related to itself; undefined for records of another kind. */
  readonly ownId: string | undefined;
  readonly max: number;
}

/** Posts chosen by hand, in the order in which readers see them. */
export function RelatedPosts({ label, ownId, max, value, onChange, ...control }: RelatedPostsProps) {
  const { t } = useTranslation('editing');
  const listId = useId();
  const client = useQueryClient();
  const projectId = useProjectId();
  const titles = usePostTitles(value);
  const search = useMemo(() => relatedSearch(projectId, ownId), [projectId, ownId]);
  const posts = value.map((id, index): Picked => ({ id, label: titles[index] ?? `#${id}` }));
  const full = value.length >= max;

  function remove(id: string) {
    onChange(value.filter((one) => one !== id));
  }
  function toggle(picked: Picked) {
    if (value.includes(picked.id)) remove(picked.id);
    else if (!full) {
      knowPostTitle(client, projectId, picked.id, picked.label);
      onChange([...value, picked.id]);
    }
  }
  return (
    <div className={styles.posts}>
      {posts.length > 0 && (
        <SortableList
          label={label}
          items={posts}
          keyOf={(post) => post.id}
          nameOf={(post) => post.label}
          onOrder={(ordered) => onChange(ordered.map(({ id }) => id))}
        >
          {(post) => (
            <>
              <span className={styles.title} data-tip={post.label} data-tip-when="cut">
                {post.label}
              </span>
              <IconButton
                size="compact"
                icon={<X size={14} />}
                label={t('related.remove', { title: post.label })}
                onClick={() => remove(post.id)}
              />
            </>
          )}
        </SortableList>
      )}
      <OptionPopover
        id={listId}
        trigger={(trigger) => (
          <AddButton
            {...trigger}
            id={control.id}
            disabled={control.disabled}
            aria-label={`${label}: ${t('related.add')}`}
            aria-describedby={control['aria-describedby']}
          >
            {t('related.add')}
          </AddButton>
        )}
      >
        {() => (
          <>
            <PickerList label={label} search={search} chosen={posts} onToggle={toggle} onCreate={undefined} />
            {full && <p className={styles.full}>{t('related.full', { max })}</p>}
          </>
        )}
      </OptionPopover>
    </div>
  );
}

const SHOWN = 10;

/** Published posts except this one: newest first, or best spelling first. */
function relatedSearch(projectId: string, ownId: string | undefined): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: postKeys(projectId, 'related', ownId, text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(postEndpoints.list, {
          query: { ...(text.trim() !== '' && { text }), limit: SHOWN + 1, view: 'PUBLISHED' },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items
          .filter((post) => post.id !== ownId)
          .slice(0, SHOWN)
          .map((post) => ({
            value: post.id,
            label: post.title,
            detail: [post.mainCategory?.title, post.publishedTime && formatDay(new Date(post.publishedTime))]
              .filter(Boolean)
              .join(' · '),
          }));
      },
    });
}
