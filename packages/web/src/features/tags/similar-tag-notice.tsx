import { useQuery } from '@tanstack/react-query';
import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { tagNameKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { similarTags } from './tag-queries.ts';

const LONGEST_TITLE = 100;

interface SimilarTagNoticeProps {
  readonly title: string;
  /** The tag being edited; it is not similar to itself. */
  readonly tag: Tag | undefined;
  readonly onMerge: (intoId: string) => void;
}

/** A name that reads the same without diacritics is probably a twin: says so, never refuses. */
export function SimilarTagNotice({ title, tag, onMerge }: SimilarTagNoticeProps) {
  const { t } = useTranslation('tags');
  const projectId = useProjectId();
  const mayMerge = useMay('tag.merge');
  const asked = cleanOneLine(useDeferredValue(title)).slice(0, LONGEST_TITLE);
  const { data } = useQuery(similarTags(projectId, { title: asked, ...(tag && { exceptId: tag.id }) }));
  const duplicate = data?.items.find((one) => tagNameKey(one.title) !== tagNameKey(asked)) ?? data?.items[0];
  if (!duplicate) return null;
  return (
    <Banner
      tone="warning"
      actions={
        tag &&
        mayMerge && (
          <Button size="compact" onClick={() => onMerge(duplicate.id)}>
            {t('similar.merge')}
          </Button>
        )
      }
    >
      {t('similar.warning', { title: duplicate.title, count: duplicate.postCount })}
    </Banner>
  );
}
