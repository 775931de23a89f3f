import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  OPML_BYTES,
  OPML_MOST,
  type OpmlSource,
} from '@toasoan/contract/features/parser-sources/opml/opml.ts';
import { opmlEndpoints } from '@toasoan/contract/features/parser-sources/opml/opml-endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FileField } from '#web/ui/form/file-field.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { parserSourceKeys } from '../parser-source-queries.ts';
import { OpmlSources } from './opml-sources.tsx';

interface Loaded {
  readonly text: string;
  readonly items: readonly OpmlSource[];
  readonly isTruncated: boolean;
}

/** A list of feeds is shown as the sources it would become; nothing is written before the person has chosen. */
export function ImportOpmlDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['parser-sources', 'ui']);
  const projectId = useProjectId();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reading = useMutation({
    mutationFn: async (picked: File): Promise<Loaded> => {
      const text = await picked.text();
      const body = { text };
      return { text, ...(await call(opmlEndpoints.preview, { body, suppressErrorToast: 'everything' })) };
    },
    onSuccess: ({ items }) => setChosen(new Set(newHosts(items).slice(0, OPML_MOST))),
  });
  const bringing = useMutation({
    mutationFn: (text: string) =>
      call(opmlEndpoints.import, { body: { text, hosts: [...chosen] }, idempotencyKey: randomId() }),
    onSuccess: ({ created }) => {
      showToast({ tone: 'success', text: t('opml.done', { count: created }) });
      onClose();
    },
    onSettled: () => invalidate(client, { queryKey: parserSourceKeys(projectId) }),
  });
  const isTooBig = file !== undefined && file.size > OPML_BYTES;
  const loaded = isTooBig ? undefined : reading.data;
  function read(picked: File | undefined) {
    setFile(picked);
    setChosen(new Set());
    reading.reset();
    if (picked && picked.size <= OPML_BYTES) reading.mutate(picked);
  }
  return (
    <Dialog
      title={t('opml.import')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={bringing.isPending}
            disabledReason={disabledReasonOf(chosen.size)}
            onClick={() => loaded && bringing.mutate(loaded.text)}
          >
            {t('opml.make', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FileField
          label={t('opml.choose')}
          hint={t('opml.hint')}
          accept=".opml,.xml,text/x-opml,text/xml,application/xml"
          file={file}
          problem={isTooBig ? t('opml.tooBig') : reading.error?.message}
          onChoose={read}
        />
        {reading.isPending && <LoadingLabel label={t('opml.reading')} />}
        {loaded?.isTruncated && <Banner tone="warning">{t('opml.truncated')}</Banner>}
        {loaded?.items.length === 0 && <p className={textStyles.hint}>{t('opml.empty')}</p>}
        {loaded && loaded.items.length > 0 && (
          <OpmlSources items={loaded.items} chosen={chosen} onChoose={setChosen} />
        )}
      </Stack>
    </Dialog>
  );

  function disabledReasonOf(count: number): string | undefined {
    if (count === 0) return t('opml.noneChosen');
    return count > OPML_MOST ? t('opml.tooMany', { most: OPML_MOST }) : undefined;
  }
}

const newHosts = (items: readonly OpmlSource[]) =>
  items.filter(({ fate }) => fate === 'NEW').map(({ host }) => host);
