import { useQuery } from '@tanstack/react-query';
import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { segmentHints } from '../translation-queries.ts';
import type { ShownSegment } from './shown-segments.ts';

interface HistoryDrawerProps {
  readonly record: TranslationDetail;
  readonly one: ShownSegment;
  readonly onClose: () => void;
}

/** Who changed the paragraph in hand, and what. */
export function HistoryDrawer({ record, one, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('translations');
  const { id, version } = one.segment;
  const hints = useQuery(segmentHints(useProjectId(), record.id, id, version));
  return (
    <Drawer title={t('history.title', { no: one.label })} onClose={onClose}>
      {hints.isPending && <Skeleton height="120px" />}
      {hints.data?.history.length === 0 && <p className={textStyles.quiet}>{t('history.none')}</p>}
      <Stack as="ol" gap={4}>
        {hints.data?.history.map(({ id: changeId, before, after, by, time }) => (
          <li key={changeId}>
            <p className={textStyles.strong}>
              {by} <span className={textStyles.hint}>{formatDateTime(new Date(time))}</span>
            </p>
            <TextCompare before={withoutTags(before)} after={withoutTags(after)} />
          </li>
        ))}
      </Stack>
    </Drawer>
  );
}
