import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Engine,
  engineListQuery,
  MOST_ENGINES,
} from '@toasoan/contract/features/machine-translation/engine.ts';
import type { MachineSettings } from '@toasoan/contract/features/machine-translation/machine-settings.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { engineList, machineSettings, saveMachineSettings } from '../machine-queries.ts';
import { PairOrders } from './pair-orders.tsx';
import styles from './settings.module.css';

interface SettingsProps {
  readonly engines: readonly Engine[];
  readonly settings: MachineSettings;
}

/** Budget, order of engines and style guide of the current project. */
export function MachineSettingsForm() {
  const { t } = useTranslation('machine-translation');
  const projectId = useProjectId();
  const settings = useQuery(machineSettings(projectId));
  const engines = useQuery(engineList(projectId, engineListQuery.parse({}))).data?.items ?? [];
  if (settings.data) return <SettingsForm engines={engines} settings={settings.data} />;
  if (!settings.error) return <Skeleton height="320px" />;
  return (
    <LoadFailure
      title={t('settings.failed')}
      error={settings.error}
      onRetry={() => void settings.refetch()}
      retrying={settings.isFetching}
    />
  );
}

type Draft = Pick<MachineSettings, 'monthBudget' | 'styleGuide' | 'order' | 'pairOrders'>;

function SettingsForm({ engines, settings }: SettingsProps) {
  const { t } = useTranslation('machine-translation');
  const id = useId();
  const { queryKey } = machineSettings(useProjectId());
  const client = useQueryClient();
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const { monthBudget, styleGuide, order, pairOrders }: Draft = { ...settings, ...changed };
  const change = (next: Partial<Draft>) => setChanged((before) => ({ ...before, ...next }));
  const problem = problemOf(monthBudget, pairOrders);
  const save = useMutation({
    mutationFn: () => saveMachineSettings({ version: settings.version, ...changed }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      setChanged({});
      showToast({ tone: 'success', text: t('settings.saved') });
    },
    onError: (error) => {
      // What was typed stays; the next save is over the newer version.
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        void invalidate(client, { queryKey });
    },
  });
  const isDirty = Object.keys(changed).length > 0;
  const reason = isDirty ? problem && t(`settings.problem.${problem}`) : t('settings.unchanged');
  const options = engines.map(({ id: value, title, status }) => ({
    value,
    label: status === 'ENABLE' ? title : t('settings.engineOff', { title }),
  }));
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      className={styles.card}
      aria-label={t('settings.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === undefined) save.mutate();
      }}
    >
      <h2 className={styles.title}>{t('settings.title')}</h2>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-budget`}>
          {t('settings.budget')}
        </label>
        <NumberInput
          id={`${id}-budget`}
          min={0}
          step={100_000}
          after="đ"
          value={monthBudget}
          aria-describedby={`${id}-budget-hint`}
          onChange={(value) => change({ monthBudget: value ?? 0 })}
        />
        <p id={`${id}-budget-hint`} className={textStyles.hint}>
          {t('settings.budgetHint')}
        </p>
      </Stack>
      <Stack gap={1}>
        <span className={textStyles.label}>{t('settings.order')}</span>
        <MultiSelect
          label={t('settings.order')}
          addLabel={t('settings.addEngine')}
          options={options}
          max={MOST_ENGINES}
          value={order}
          onChange={(value) => change({ order: [...value] })}
        />
        <p className={textStyles.hint}>{t('settings.orderHint')}</p>
      </Stack>
      <PairOrders options={options} value={pairOrders} onChange={(value) => change({ pairOrders: value })} />
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-style`}>
          {t('settings.style')}
        </label>
        <TextArea
          id={`${id}-style`}
          rows={5}
          value={styleGuide}
          aria-describedby={`${id}-style-hint`}
          onChange={(value) => change({ styleGuide: value })}
        />
        <p id={`${id}-style-hint`} className={textStyles.hint}>
          {t('settings.styleHint')}
        </p>
      </Stack>
      <Row>
        <Button type="submit" variant="main" busy={save.isPending} disabledReason={reason}>
          {t('settings.save')}
        </Button>
      </Row>
    </Stack>
  );
}

/** What the server would refuse. */
function problemOf(
  budget: number,
  pairs: MachineSettings['pairOrders'],
): 'budget' | 'same' | 'twice' | undefined {
  if (!Number.isFinite(budget) || budget < 0) return 'budget';
  if (pairs.some(({ sourceLang, targetLang }) => sourceLang === targetLang)) return 'same';
  const keys = pairs.map(({ sourceLang, targetLang }) => `${sourceLang} ${targetLang}`);
  return new Set(keys).size < keys.length ? 'twice' : undefined;
}
