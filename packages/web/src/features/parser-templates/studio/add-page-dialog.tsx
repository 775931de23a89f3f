import { useQuery } from '@tanstack/react-query';
import { testUrl } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { PanelField } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import templateStyles from '../parser-templates.module.css';
import { addTestPage, storedPages } from '../template-queries.ts';
import styles from './test-strip.module.css';
import type { Studio } from './use-studio.ts';

interface AddPageDialogProps {
  readonly studio: Studio;
  readonly onClose: () => void;
}

/** A test page: one that was crawled, or an address that is fetched now. */
export function AddPageDialog({ studio, onClose }: AddPageDialogProps) {
  const { t } = useTranslation(['parser-templates', 'ui']);
  const { template, run, show } = studio;
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const stored = useQuery(storedPages(useProjectId(), template.id));
  const read = testUrl.safeParse(address);

  async function add(page: { readonly url: string; readonly pageId?: string }) {
    setBusy(true);
    const asked = page.pageId === undefined ? { url: page.url } : { pageId: page.pageId };
    const isDone = await run((at) => addTestPage(at, asked));
    setBusy(false);
    if (!isDone) return;
    show(page.url);
    onClose();
  }
  return (
    <Dialog
      title={t('test.add')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={read.success ? undefined : t('addPage.noAddress')}
            onClick={() => void add({ url: read.success ? read.data : '' })}
          >
            {t('addPage.fetch')}
          </Button>
        </>
      }
    >
      <PanelField label={t('addPage.address')} hint={t('addPage.hint')} value={address} onChange={setAddress}>
        {(control) => <TextInput {...control} type="url" spellCheck={false} placeholder="https://" />}
      </PanelField>
      <h3 className={templateStyles.heading}>{t('addPage.stored')}</h3>
      {stored.isPending && <Skeleton height="120px" />}
      {stored.data?.items.length === 0 && <p>{t('addPage.noneStored')}</p>}
      <ul className={styles.stored}>
        {stored.data?.items.map(({ id, url, title, sourceTitle, fetchTime }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong>
              <span className={templateStyles.detail}>
                {[sourceTitle, formatDateTime(new Date(fetchTime))].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              size="compact"
              disabledReason={template.testUrls.includes(url) ? t('addPage.known') : undefined}
              onClick={() => void add({ url, pageId: id })}
            >
              {t('addPage.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
