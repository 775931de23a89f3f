import {
  TRANSLATED_KINDS,
  type TranslatedKind,
} from '@toasoan/contract/features/translations/translation-states.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { templateSearch } from '#web/features/content-templates/public.ts';
import { eventSearch } from '#web/features/events/public.ts';
import { menuSearch } from '#web/features/menus/public.ts';
import { pageSearch } from '#web/features/pages/public.ts';
import { postSearch } from '#web/features/posts/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { useStart } from '../translation-queries.ts';
import { useStartLanguages } from './use-start-languages.ts';

const SEARCHES: Readonly<Record<TranslatedKind, (projectId: string) => SearchOptions>> = {
  POST: postSearch,
  EVENT: eventSearch,
  PAGE: pageSearch,
  CATEGORY: categorySearch,
  MENU: menuSearch,
  TEMPLATE: templateSearch,
};

interface StartDialogProps {
  /** A record that is chosen already. */
  readonly kind?: TranslatedKind;
  readonly record?: Picked;
  readonly onClose: () => void;
}

/** "Dịch sang…": records of a kind and the languages that they are translated into. */
export function StartDialog({ kind: first = 'POST', record, onClose }: StartDialogProps) {
  const { t } = useTranslation('translations');
  const projectId = useProjectId();
  const id = useId();
  const [kind, setKind] = useState<TranslatedKind>(first);
  const [records, setRecords] = useState<readonly Picked[]>(record ? [record] : []);
  const { options, langs, choose } = useStartLanguages(kind, records);
  const { mutate: start, isPending } = useStart();
  const why = records.length === 0 ? t('start.noRecord') : langs.length === 0 ? t('start.noLang') : undefined;
  function send() {
    const body = {
      kind,
      ids: records.map((one) => one.id),
      langs: RECORD_LANGUAGES.filter((lang) => langs.includes(lang)),
    };
    start(body, {
      onSuccess: ({ started, skipped }) => {
        showToast({
          tone: 'success',
          text: skipped > 0 ? t('start.doneSome', { started, skipped }) : t('start.done', { started }),
        });
        onClose();
      },
    });
  }
  return (
    <Dialog
      title={t('start.open')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="main" busy={isPending} disabledReason={why} onClick={send}>
            {t('start.action')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {!record && (
          <Stack gap={1}>
            <label className={textStyles.label} htmlFor={`${id}-kind`}>
              {t('filter.kind')}
            </label>
            <Select
              id={`${id}-kind`}
              label={t('filter.kind')}
              options={TRANSLATED_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={kind}
              onChange={(next) => {
                setKind(TRANSLATED_KINDS.find((one) => one === next) ?? 'POST');
                setRecords([]);
              }}
            />
          </Stack>
        )}
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={`${id}-records`}>
            {t('start.records')}
          </label>
          <Picker
            key={kind}
            id={`${id}-records`}
            label={t('start.records')}
            addLabel={t('start.addRecord')}
            search={SEARCHES[kind](projectId)}
            value={records}
            onChange={setRecords}
          />
        </Stack>
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={`${id}-langs`}>
            {t('start.langs')}
          </label>
          <MultiSelect
            id={`${id}-langs`}
            label={t('start.langs')}
            addLabel={t('start.addLang')}
            options={options.map((value) => ({ value, label: languageName(value) }))}
            max={options.length}
            value={langs}
            onChange={choose}
          />
          <p className={textStyles.hint}>{t('start.hint')}</p>
        </Stack>
      </Stack>
    </Dialog>
  );
}
