import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormDirty } from '#web/ui/form/use-form.ts';

/** Says that unsaved changes of earlier are shown, while there are some, and offers to drop them. */
export function RestoredNotice<Values>({ form }: { readonly form: FormStore<Values> }) {
  const { t } = useTranslation('patterns');
  const dirty = useFormDirty(form);
  const [seen, setSeen] = useState(false);
  if (seen || !dirty) return null;
  function drop() {
    form.reset(form.get().saved);
    setSeen(true);
  }
  return (
    <Banner
      tone="info"
      actions={
        <Button size="compact" onClick={drop}>
          {t('form.dropDraft')}
        </Button>
      }
    >
      {t('form.restored')}
    </Banner>
  );
}
