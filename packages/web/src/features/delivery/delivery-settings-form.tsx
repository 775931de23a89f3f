import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CDN_KINDS,
  type CdnKind,
  type DeliverySettings,
} from '@toasoan/contract/features/delivery/delivery-settings.ts';
import { deliverySettingsEndpoints as endpoints } from '@toasoan/contract/features/delivery/delivery-settings-endpoints.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './delivery.module.css';

const settingsOf = (projectId: string) =>
  queryOptions({
    queryKey: [projectId, 'delivery', 'settings'],
    queryFn: ({ signal }) => call(endpoints.settings, { signal, suppressErrorToast: 'everything' }),
  });

/** ads.txt and the network of caches of the current project. */
export function DeliverySettingsForm() {
  const { t } = useTranslation('delivery');
  const settings = useQuery(settingsOf(useProjectId()));
  if (settings.data) return <SettingsForm settings={settings.data} />;
  if (!settings.error) return <Skeleton height="320px" />;
  return (
    <LoadFailure
      title={t('failed')}
      error={settings.error}
      onRetry={() => void settings.refetch()}
      retrying={settings.isFetching}
    />
  );
}

interface Draft {
  readonly adsTxt: string;
  readonly cdnKind: CdnKind;
  readonly cdnAddress: string;
  /** '' keeps the stored one. */
  readonly cdnToken: string;
}

function SettingsForm({ settings }: { readonly settings: DeliverySettings }) {
  const { t } = useTranslation('delivery');
  const id = useId();
  const { queryKey } = settingsOf(useProjectId());
  const client = useQueryClient();
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const { adsTxt, cdnKind, cdnAddress, cdnToken } = { ...settings, cdnToken: '', ...changed };
  const isDirty =
    adsTxt !== settings.adsTxt ||
    cdnKind !== settings.cdnKind ||
    cdnAddress !== settings.cdnAddress ||
    cdnToken !== '';
  const change = (next: Partial<Draft>) => setChanged((before) => ({ ...before, ...next }));
  const save = useMutation({
    mutationFn: () => {
      const body = {
        version: settings.version,
        adsTxt,
        cdnKind,
        cdnAddress,
        ...(cdnToken !== '' && { cdnToken }),
      };
      return call(endpoints.saveSettings, { body });
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      setChanged({});
      showToast({ tone: 'success', text: t('saved') });
    },
    onError: (error) => {
      // What was typed stays; the next save is over the newer version.
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        void invalidate(client, { queryKey });
    },
  });
  const purge = useMutation({
    mutationFn: () => call(endpoints.purge, { body: {} }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      showToast({ tone: 'success', text: t('cache.purged') });
    },
  });
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) save.mutate();
      }}
    >
      <Stack as="section" gap={3} className={styles.card}>
        <h2 className={styles.title}>{t('cache.title')}</h2>
        <p className={styles.lead}>{t('cache.lead')}</p>
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={`${id}-kind`}>
            {t('cache.kind')}
          </label>
          <Select
            id={`${id}-kind`}
            label={t('cache.kind')}
            value={cdnKind}
            options={CDN_KINDS.map((kind) => ({ value: kind, label: t(`cache.kind.${kind}`) }))}
            onChange={(kind) => change({ cdnKind: kind as CdnKind })}
          />
        </Stack>
        {cdnKind !== 'NONE' && (
          <>
            <Stack gap={1}>
              <label className={textStyles.label} htmlFor={`${id}-address`}>
                {t('cache.address')}
              </label>
              <TextInput
                id={`${id}-address`}
                value={cdnAddress}
                spellCheck={false}
                aria-describedby={`${id}-address-hint`}
                onChange={(value) => change({ cdnAddress: value })}
              />
              <p id={`${id}-address-hint`} className={textStyles.hint}>
                {t('cache.address.hint')}
              </p>
            </Stack>
            <Stack gap={1}>
              <label className={textStyles.label} htmlFor={`${id}-token`}>
                {t('cache.token')}
              </label>
              <TextInput
                id={`${id}-token`}
                type="password"
                autoComplete="off"
                value={cdnToken}
                aria-describedby={settings.hasCdnToken ? `${id}-token-hint` : undefined}
                onChange={(value) => change({ cdnToken: value })}
              />
              {settings.hasCdnToken && (
                <p id={`${id}-token-hint`} className={textStyles.hint}>
                  {t('cache.token.kept')}
                </p>
              )}
            </Stack>
            <PurgeState purge={settings.purge} />
          </>
        )}
        <Row>
          <Button busy={purge.isPending} onClick={() => purge.mutate()}>
            {t('cache.purge')}
          </Button>
        </Row>
      </Stack>
      <Stack as="section" gap={3} className={styles.card}>
        <h2 className={styles.title}>{t('ads.title')}</h2>
        <p className={styles.lead}>{t('ads.lead')}</p>
        <TextArea
          id={`${id}-ads`}
          aria-label={t('ads.label')}
          rows={6}
          spellCheck={false}
          value={adsTxt}
          onChange={(value) => change({ adsTxt: value })}
        />
      </Stack>
      <Row>
        <Button
          type="submit"
          variant="main"
          busy={save.isPending}
          disabledReason={isDirty ? undefined : t('unchanged')}
        >
          {t('save')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Whether the network of caches has heard of everything. */
function PurgeState({ purge: { waiting, lastTime, failure } }: Pick<DeliverySettings, 'purge'>) {
  const { t } = useTranslation('delivery');
  return (
    <>
      {failure !== null && <Banner tone="warning">{t(`cache.failure.${failure}`)}</Banner>}
      <p className={styles.lead}>
        {lastTime === null ? t('cache.never') : t('cache.last', { time: formatDateTime(new Date(lastTime)) })}
        {waiting > 0 && ` ${t('cache.waiting', { count: waiting })}`}
      </p>
    </>
  );
}
