import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ROLES, type Role } from '@toasoan/contract/access/role-names.ts';
import {
  MAX_GRACE_DAYS,
  type SignInRules,
  signInRulesEndpoints,
} from '@toasoan/contract/features/session/sign-in-rules.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { refreshMe } from '#web/core/session/load-me.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Card } from './card.tsx';
import styles from './profile-page.module.css';

/** Independent of the project. */
const RULES_KEY = ['', 'profile', 'sign-in-rules'];
const savedRules = queryOptions({
  queryKey: RULES_KEY,
  queryFn: ({ signal }) => call(signInRulesEndpoints.get, { signal, suppressErrorToast: 'everything' }),
});

interface Draft {
  readonly factorRoles: readonly Role[];
  readonly graceDays: number | null;
}

/** A setting of the whole system, for SUPPER_ADMIN: which roles need a second factor. */
export function SignInRulesCard({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }) {
  const { t } = useTranslation('profile');
  const rules = useQuery(savedRules);
  return (
    <Card title={t('rules.title')}>
      {rules.data ? (
        <RulesForm rules={rules.data} onDirty={onDirty} />
      ) : rules.error ? (
        <LoadFailure
          title={t('rules.failed')}
          error={rules.error}
          onRetry={() => void rules.refetch()}
          retrying={rules.isFetching}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton height="160px" />
        </div>
      )}
    </Card>
  );
}

interface RulesFormProps {
  readonly rules: SignInRules;
  readonly onDirty: (isDirty: boolean) => void;
}

function RulesForm({ rules, onDirty }: RulesFormProps) {
  const { t } = useTranslation(['profile', 'panel']);
  const client = useQueryClient();
  const id = useId();
  const [draft, setDraft] = useState<Draft>();
  const { factorRoles, graceDays } = draft ?? rules;
  const isDirty =
    graceDays !== rules.graceDays || factorRoles.toSorted().join() !== rules.factorRoles.toSorted().join();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const isFit = graceDays !== null && graceDays >= 0 && graceDays <= MAX_GRACE_DAYS;
  const save = useMutation({
    mutationFn: () =>
      call(signInRulesEndpoints.update, {
        body: { version: rules.version, factorRoles: [...factorRoles], graceDays: graceDays ?? 0 },
      }),
    onSuccess: async (saved) => {
      client.setQueryData(RULES_KEY, saved);
      setDraft(undefined);
      showToast({ tone: 'success', text: t('rules.saved') });
      // The rule may be about this person too.
      await refreshMe();
    },
    onError: (error) => {
      // The choices stay; the next save is over the newer version.
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        void invalidate(client, { queryKey: RULES_KEY });
    },
  });
  function toggle(role: Role, isOn: boolean) {
    const others = factorRoles.filter((one) => one !== role);
    setDraft({ graceDays, factorRoles: isOn ? [...others, role] : others });
  }
  const withoutFactor = (role: Role) =>
    rules.people.find((people) => people.role === role)?.withoutFactor ?? 0;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && isFit) save.mutate();
      }}
    >
      <p className={styles.hint}>{t('rules.text')}</p>
      <Stack as="fieldset" gap={2} className={styles.roles}>
        <legend className={textStyles.label}>{t('rules.roles')}</legend>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={factorRoles.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          >
            {t(`panel:role.${role}`)}{' '}
            <span className={styles.hint}>{t('rules.without', { count: withoutFactor(role) })}</span>
          </Checkbox>
        ))}
      </Stack>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-days`}>
          {t('rules.days')}
        </label>
        <NumberInput
          id={`${id}-days`}
          value={graceDays}
          min={0}
          max={MAX_GRACE_DAYS}
          aria-invalid={isFit ? undefined : true}
          aria-describedby={`${id}-hint`}
          onChange={(days) => setDraft({ factorRoles, graceDays: days })}
        />
        <p id={`${id}-hint`} className={isFit ? textStyles.hint : textStyles.problem}>
          {t(isFit ? 'rules.days-hint' : 'rules.days-range', { max: MAX_GRACE_DAYS })}
        </p>
      </Stack>
      {isDirty && graceDays === 0 && factorRoles.length > 0 && (
        <Banner tone="warning">{t('rules.at-once')}</Banner>
      )}
      <Row>
        <Button
          type="submit"
          variant="main"
          busy={save.isPending}
          disabledReason={isDirty ? undefined : t('rules.nothing-changed')}
        >
          {t('rules.save')}
        </Button>
        {isDirty && <Button onClick={() => setDraft(undefined)}>{t('info.undo')}</Button>}
      </Row>
    </form>
  );
}
