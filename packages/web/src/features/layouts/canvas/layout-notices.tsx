import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { DraftNotices } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { layoutPage, unscheduleLayout, useDuplicateLayout } from '../layout-queries.ts';
import type { LayoutEditing } from './use-layout-editing.ts';

/** Lasting conditions of a layout. */
export function LayoutNotices({ layoutEditing }: { readonly layoutEditing: LayoutEditing }) {
  const { t } = useTranslation('layouts');
  const { record: layout } = layoutEditing.state;
  const { state, publishAt, versionNote } = layout;
  const mayPublish = useMay('layout.publish');
  const unschedule = () => void layoutEditing.run(unscheduleLayout);
  return (
    <>
      <DraftNotices
        save={layoutEditing.state.save}
        onRetry={() => void layoutEditing.editing.flush()}
        onTakeTheirs={() => void layoutEditing.takeTheirs()}
        onKeepMine={() => void layoutEditing.keepMine()}
      />
      {state === 'ARCHIVED' && <ArchivedNotice layout={layout} />}
      {publishAt !== null && (
        <Banner
          tone="info"
          actions={mayPublish && <Button onClick={unschedule}>{t('schedule.cancel')}</Button>}
        >
          {t('schedule.text', { time: formatDateTime(new Date(publishAt)) })}
          {versionNote && ` · ${versionNote}`}
        </Banner>
      )}
      {state !== 'ARCHIVED' && <ConflictNotice layout={layout} />}
    </>
  );
}

function ArchivedNotice({ layout }: { readonly layout: LayoutDetail }) {
  const { t } = useTranslation('layouts');
  const duplicate = useDuplicateLayout();
  const mayEdit = useMay('layout.edit');
  const copy = () => duplicate.mutate(layout, { onSuccess: (made) => goTo(layoutPage(made.id)) });
  return (
    <Banner tone="warning" actions={mayEdit && <Button onClick={copy}>{t('action.duplicate')}</Button>}>
      {t('archived.text')}
    </Banner>
  );
}
