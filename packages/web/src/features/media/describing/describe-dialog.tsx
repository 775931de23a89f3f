import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { mediaDescription } from '@toasoan/contract/features/media/describing/description.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DescribeFields } from './describe-fields.tsx';
import { DescribePreview } from './describe-preview.tsx';
import { useApplyDescription, useDescribed } from './describe-queries.ts';
import { describeForm, setOf } from './describe-values.ts';
import styles from './describing.module.css';

interface DescribeDialogProps {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onApplied: (result: BulkResult) => void;
  readonly onClose: () => void;
}

/** Caption, place, date, people and rights of many files; shows each result before it is applied. */
export function DescribeDialog({ ids, nameOf, onApplied, onClose }: DescribeDialogProps) {
  const { t } = useTranslation(['describing', 'ui']);
  const [form] = useState(() => describeForm());
  const [overwrite, setOverwrite] = useState(false);
  const values = useSettledPart(form, (state) => state.values);
  const application = useApplyDescription();
  const set = setOf(values);
  const sound = mediaDescription.safeParse(set).success;
  const isEmpty = Object.keys(set).length === 0;
  const { data: found = [], isPlaceholderData, isFetching } = useDescribed({ ids, set, overwrite }, sound);
  const changing = isEmpty ? [] : found.filter(({ changes }) => changes.length > 0);

  function apply() {
    if (!form.checkAll()) return;
    const files = changing.map(({ id, version }) => ({ id, version }));
    application.mutate({ files, set, overwrite }, { onSuccess: onApplied });
  }
  function disabledReason(): string | undefined {
    if (isEmpty) return t('fillFirst');
    if (isPlaceholderData || isFetching) return t('waiting');
    return changing.length === 0 ? t('nothing') : undefined;
  }
  return (
    <Dialog
      size="widest"
      title={t('title', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={application.isPending}
            disabledReason={disabledReason()}
            onClick={apply}
          >
            {t('apply', { count: changing.length })}
          </Button>
        </>
      }
    >
      <div className={styles.sides}>
        <div>
          <DescribeFields form={form} />
          <Checkbox checked={overwrite} onChange={(event) => setOverwrite(event.target.checked)}>
            {t('overwrite')}
          </Checkbox>
        </div>
        <section className={styles.preview} aria-label={t('preview')} aria-busy={isFetching || undefined}>
          <h3 className={styles.heading}>{t('preview')}</h3>
          {isEmpty ? <p>{t('empty')}</p> : <DescribePreview found={found} nameOf={nameOf} />}
        </section>
      </div>
    </Dialog>
  );
}
