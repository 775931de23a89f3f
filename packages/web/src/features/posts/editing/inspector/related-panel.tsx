import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { MAX_CATEGORIES, MAX_RELATED } from '@toasoan/contract/features/posts/post-details.ts';
import { RELATED_MODES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { PickerList, type SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { AddButton } from '#web/ui/select/add-button.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { postKeys } from '../../post-queries.ts';
import { knowPostTitle, usePostTitles } from '../related/post-titles.ts';
import styles from '../related/related-posts.module.css';
import { ChoiceField, DetailField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';

export function RelatedPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const categories = useCategoryOptions();
  const post = useSessionPart(session, (state) => state.record);
  const chosen = useFormPart(session.form, ({ values }) => values.relatedPostIds.length);
  const isCollection = useFormPart(session.form, ({ values }) => values.relatedMode === 'collection');
  return (
    <PostPanel
      session={session}
      name="related"
      summary={chosen > 0 ? t('summary.posts', { count: chosen }) : t('summary.automatic')}
    >
      <ChoiceField session={session} name="relatedMode" values={RELATED_MODES} />
      {isCollection && (
        <DetailField session={session} name="relatedCategoryIds" required>
          {({ onChange, ...control }, label) => (
            <MultiSelect
              {...control}
              label={label}
              addLabel={t('add.category')}
              options={categories}
              max={MAX_CATEGORIES}
              onChange={(ids) => onChange([...ids])}
            />
          )}
        </DetailField>
      )}
      <DetailField session={session} name="relatedPostIds" hint={t('hint.relatedPostIds')}>
        {({ onChange, ...control }, label) => (
          <RelatedPosts
            {...control}
            label={label}
            ownId={post?.id}
            max={MAX_RELATED}
            onChange={(ids) => onChange([...ids])}
          />
        )}
      </DetailField>
    </PostPanel>
  );
}

interface RelatedPostsProps extends Control<readonly string[]> {
  readonly label: string;
  /** A post cannot be related to itself. */
  readonly ownId: string | undefined;
  readonly max: number;
}

/** Posts chosen by hand, in the order in which readers see them. */
function RelatedPosts({ label, ownId, max, value, onChange, ...control }: RelatedPostsProps) {
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
