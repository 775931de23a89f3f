import { MAX_RELATED } from '@toasoan/contract/features/posts/post-details.ts';
import { RELATED_MODES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { MAX_CATEGORIES } from '@toasoan/contract/features/posts/post-limits.ts';
import { useTranslation } from 'react-i18next';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { RelatedPosts } from '../related/related-posts.tsx';
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
