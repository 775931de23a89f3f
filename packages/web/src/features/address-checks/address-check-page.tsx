import { useQuery } from '@tanstack/react-query';
import {
  type AddressCheckQuery,
  addressCheckQuery,
  type CheckedDevice,
  DEVICES,
} from '@toasoan/contract/features/address-checks/address-check.ts';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { PanelField } from '#web/features/drafts/public.ts';
import { languageName, projectDetail } from '#web/features/projects/public.ts';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import styles from './address-checks.module.css';
import { addressCheck } from './check-queries.ts';
import { CheckResult } from './check-result.tsx';

interface Asked {
  readonly path: string;
  readonly device: CheckedDevice;
  /** null: as the address says. */
  readonly lang: string | null;
  /** null: now. */
  readonly at: string | null;
}

/** Addresses are often copied whole; the path is what counts. */
function pathOf(typed: string): string {
  const text = typed.trim();
  const whole = URL.canParse(text) ? new URL(text).pathname : text;
  return `/${whole.replace(/^\/+/, '')}`.replace(/[?#].*$/, '');
}

function queryOf({ path, device, lang, at }: Asked): AddressCheckQuery | undefined {
  const asked = { path: pathOf(path), device, ...(lang && { lang }), ...(at && { at }) };
  const read = addressCheckQuery.safeParse(asked);
  return read.success ? read.data : undefined;
}

/** Which layout, menu, sidebar, footer and redirect an address has, and why not the others. */
export function AddressCheckPage() {
  const { t } = useTranslation('address-checks');
  const projectId = useProjectId();
  const languages = useQuery(projectDetail(projectId, projectId)).data?.languages ?? [];
  const [typed, setTyped] = useState<Asked>({ path: '/', device: 'DESKTOP', lang: null, at: null });
  const [asked, setAsked] = useState(typed);
  const query = queryOf(asked);
  const isWrong = queryOf(typed) === undefined;
  const check = useQuery({
    ...addressCheck(projectId, query ?? { path: '/', device: 'DESKTOP' }),
    enabled: query !== undefined,
  });
  const set = (part: Partial<Asked>) => setTyped({ ...typed, ...part });
  function ask(event: FormEvent) {
    event.preventDefault();
    if (isWrong) return;
    setAsked(typed);
    void check.refetch();
  }
  return (
    <Stack gap={3}>
      <ListHeading title={t('title')} />
      <p className={styles.hint}>{t('text')}</p>
      <form className={styles.form} onSubmit={ask}>
        <PanelField
          label={t('field.path')}
          problem={isWrong ? t('field.pathProblem') : undefined}
          value={typed.path}
          onChange={(path) => set({ path })}
        >
          {(control) => <TextInput {...control} spellCheck={false} placeholder="/chuyen-muc/du-lich" />}
        </PanelField>
        <PanelField
          label={t('field.device')}
          value={typed.device}
          onChange={(device: CheckedDevice) => set({ device })}
        >
          {({ onChange, ...control }) => (
            <Select
              {...control}
              label={t('field.device')}
              options={DEVICES.map((one) => ({ value: one, label: t(`device.${one}`) }))}
              onChange={(one) => onChange((one ?? 'DESKTOP') as CheckedDevice)}
            />
          )}
        </PanelField>
        <PanelField
          label={t('field.lang')}
          value={typed.lang ?? ''}
          onChange={(lang) => set({ lang: lang || null })}
        >
          {({ onChange, ...control }) => (
            <Select
              {...control}
              label={t('field.lang')}
              options={[
                { value: '', label: t('field.langOfAddress') },
                ...languages.map((one) => ({ value: one, label: languageName(one) })),
              ]}
              onChange={(one) => onChange(one ?? '')}
            />
          )}
        </PanelField>
        <PanelField label={t('field.at')} value={typed.at} onChange={(at) => set({ at })}>
          {(control) => <DateTimeInput {...control} />}
        </PanelField>
        <Button type="submit" variant="main" icon={<Search size={16} />} busy={check.isFetching}>
          {t('action')}
        </Button>
      </form>
      {check.error ? (
        <ErrorState
          title={t('failed')}
          text={check.error.message}
          onRetry={() => void check.refetch()}
          retrying={check.isFetching}
        />
      ) : check.data === undefined ? (
        <Skeleton height="320px" />
      ) : (
        <CheckResult check={check.data} />
      )}
    </Stack>
  );
}
