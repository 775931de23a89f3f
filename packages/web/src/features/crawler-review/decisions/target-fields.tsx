import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { mayMove } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { TagPicker } from '#web/features/tags/public.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import type { ReviewActions } from '../queue/use-review-actions.ts';

interface TargetFieldsProps {
  readonly detail: CrawledItemDetail;
  readonly actions: ReviewActions;
}

const MOST_TAGS = 20;

/** Where the text would go, and who looks at it. Each choice is stored at once. */
export function TargetFields({ detail, actions }: TargetFieldsProps) {
  const { t } = useTranslation('crawler-review');
  const id = useId();
  const projectId = useProjectId();
  const categories = useCategoryOptions();
  const people = useMemo(() => peopleSearch(projectId, { types: ['user'] }), [projectId]);
  const { state, targetCategory, tags, assignee } = detail;
  const isFixed = !mayMove('target', state);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-category`}>
          {t('target.category')}
        </label>
        <Select
          id={`${id}-category`}
          label={t('target.category')}
          options={categories}
          value={targetCategory?.id ?? null}
          disabled={isFixed}
          onChange={(targetCategoryId) => void actions.change(detail, { act: 'target', targetCategoryId })}
        />
      </Stack>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-tags`}>
          {t('target.tags')}
        </label>
        <TagPicker
          id={`${id}-tags`}
          max={MOST_TAGS}
          value={tags.map((tag) => ({ id: tag.id, label: tag.title }))}
          disabled={isFixed}
          onChange={(chosen) =>
            void actions.change(detail, { act: 'target', tagIds: chosen.map((tag) => tag.id) })
          }
        />
      </Stack>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-assignee`}>
          {t('target.assignee')}
        </label>
        <Picker
          id={`${id}-assignee`}
          label={t('target.assignee')}
          addLabel={t('target.assign')}
          search={people}
          max={1}
          value={assignee ? [{ id: assignee.userId, label: assignee.name }] : []}
          disabled={!mayMove('assign', state)}
          onChange={([person]) =>
            void actions.change(detail, { act: 'assign', assigneeId: person?.id ?? null })
          }
        />
      </Stack>
    </Stack>
  );
}
