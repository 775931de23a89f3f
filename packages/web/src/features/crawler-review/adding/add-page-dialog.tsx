import { useMutation, useQuery } from '@tanstack/react-query';
import type { AddedPage } from '@toasoan/contract/features/crawler-review/adding/added-page.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { addedPage, addPage } from './added-page-queries.ts';

const LONGEST = 2_000;
const NEW_SOURCE = '/manager_crawler/manager_parser_source?open=new';

interface AddPageDialogProps {
  readonly onOpen: (item: NonNullable<AddedPage['item']>) => void;
  readonly onClose: () => void;
}

/** Takes one address of an article and opens its text as soon as it is in the queue. */
export function AddPageDialog({ onOpen, onClose }: AddPageDialogProps) {
  const { t } = useTranslation(['crawler-review', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const maySetUp = useMay('crawler.source');
  const [url, setUrl] = useState('');
  const add = useMutation({ mutationFn: addPage });
  const runId = add.data?.runId ?? '';
  const outcome = useQuery({ ...addedPage(projectId, runId), enabled: runId !== '' });
  const page = outcome.data ?? add.data;
  const isWaiting = add.isPending || page?.state === 'WAITING';
  const address = url.trim();
  const found = page?.item ?? undefined;
  const open = useEffectEvent((item: NonNullable<AddedPage['item']>) => {
    if (runId === '') showToast({ tone: 'info', text: t('add.there') });
    onOpen(item);
  });
  const foundId = found?.id;
  useEffect(() => {
    if (foundId !== undefined && found !== undefined) open(found);
  }, [foundId, found]);

  const problem = useProblem(page, add.error);
  const isWithoutSource = ruleOf(add.error) === 'NO_SOURCE';
  const send = () => {
    if (address !== '' && !isWaiting) add.mutate(address);
  };
  return (
    <Dialog
      title={t('add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(isWaiting ? 'ui:close' : 'ui:cancel')}</Button>
          {isWithoutSource && maySetUp && (
            <Button
              onClick={() => {
                onClose();
                openTab({ url: NEW_SOURCE });
              }}
            >
              {t('add.newSource')}
            </Button>
          )}
          <Button
            variant="main"
            busy={isWaiting}
            disabledReason={address === '' ? t('add.missing') : undefined}
            onClick={send}
          >
            {t('add.fetch')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={1}>
          <label htmlFor={id} className={textStyles.label}>
            {t('add.address')}
          </label>
          <TextInput
            id={id}
            type="url"
            maxLength={LONGEST}
            placeholder="https://"
            value={url}
            onChange={(next) => {
              setUrl(next);
              if (!isWaiting) add.reset();
            }}
            disabled={isWaiting}
            aria-describedby={`${id}-says`}
            aria-invalid={problem ? true : undefined}
            data-first-focus
          />
          <div id={`${id}-says`} aria-live="polite">
            {problem && <p className={textStyles.problem}>{problem}</p>}
            {!problem && isWaiting && page && (
              <LoadingLabel label={t('add.waiting', { source: page.sourceTitle })} />
            )}
            {!problem && !isWaiting && <p className={textStyles.hint}>{t('add.hint')}</p>}
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}

function ruleOf(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.details.rules?.[0]?.code : undefined;
}

const HTTP_STATUS = /^\d{3}$/;
const KNOWN_EVENTS = ['ROBOTS_FORBIDS', 'HOST_BUSY', 'EXTRACTION_FAILED'] as const;

/** Why an address was refused, or its page could not be fetched; undefined while nothing is wrong. */
function useProblem(page: AddedPage | undefined, error: Error | null): string | undefined {
  const { t } = useTranslation('crawler-review');
  if (error instanceof ApiError)
    return error.details.rules?.[0]?.message ?? error.fields[0]?.message ?? error.message;
  if (error) return error.message;
  if (page?.state !== 'FAILED') return undefined;
  const source = page.sourceTitle;
  const event = KNOWN_EVENTS.find((known) => known === page.event);
  if (event !== undefined) return t(`add.why.${event}`, { source });
  if (page.detail === 'otherSite') return t('add.why.otherSite', { source });
  return HTTP_STATUS.test(page.detail)
    ? t('add.why.status', { source, status: page.detail })
    : t('add.why.other', { source });
}
