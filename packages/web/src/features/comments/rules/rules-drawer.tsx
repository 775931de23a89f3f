import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import { RulesForm } from './rules-form.tsx';
import { useRulesRecord } from './use-rules-record.ts';

/** How comments are accepted and what the system holds: administrators change it, editors read it. */
export function RulesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('rules');
  const mayChange = useMay('comment.settings');
  const record = useRulesRecord();
  return (
    <FormDrawer
      record={record}
      open="rules"
      onOpen={onClose}
      title={() => t('title')}
      disabledReason={mayChange ? undefined : t('readOnly')}
    >
      {(form, saved) => <RulesForm form={form} isMailOn={saved?.isMailOn ?? false} disabled={!mayChange} />}
    </FormDrawer>
  );
}
