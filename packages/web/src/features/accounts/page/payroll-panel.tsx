import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { NO_PAYROLL, type Payroll, payrollChange } from '@toasoan/contract/features/accounts/payroll.ts';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { type SavedAccount, useSavePayroll } from '../account-queries.ts';

const FIELDS = ['taxCode', 'bankAccount', 'bankName', 'idNumber'] as const;

/** Masked until somebody asks; every look and change is on record. It is saved by itself, apart from the profile. */
export function PayrollPanel({ account }: { readonly account: SavedAccount }) {
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState<Payroll>();
  const [busy, setBusy] = useState(false);
  async function show() {
    setBusy(true);
    try {
      setShown(await call(accountEndpoints.showPayroll, { params: { id: account.userId } }));
    } catch {
      // The call itself has said why.
    } finally {
      setBusy(false);
    }
  }
  const masks = account.payroll ?? NO_PAYROLL;
  return (
    <InspectorPanel name="account.payroll" title={t('panel.payroll')}>
      <p className={textStyles.hint}>{t('payroll.onRecord')}</p>
      {shown ? (
        <PayrollForm account={account} shown={shown} onClose={() => setShown(undefined)} />
      ) : (
        <>
          <dl>
            {FIELDS.map((name) => (
              <Row key={name} justify="between" wrap={false}>
                <dt className={textStyles.quiet}>{t(`payroll.${name}`)}</dt>
                <dd className={textStyles.label}>{masks[name] || t('payroll.none')}</dd>
              </Row>
            ))}
          </dl>
          <div>
            <Button size="compact" icon={<Eye size={16} />} busy={busy} onClick={() => void show()}>
              {t('payroll.show')}
            </Button>
          </div>
        </>
      )}
    </InspectorPanel>
  );
}

interface PayrollFormProps {
  readonly account: SavedAccount;
  readonly shown: Payroll;
  readonly onClose: () => void;
}

function PayrollForm({ account, shown, onClose }: PayrollFormProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const [values, setValues] = useState(shown);
  const save = useSavePayroll();
  const { userId, version } = account;
  const problems = schemaProblems(payrollChange, { userId, version, ...values });
  function send() {
    save.mutate(
      { userId, version, ...values },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('payroll.saved') });
          onClose();
        },
      },
    );
  }
  return (
    <Stack gap={2}>
      {FIELDS.map((name) => {
        const isWrong = problems.some(({ field }) => field === name);
        return (
          <Stack key={name} gap={1}>
            <label className={textStyles.label} htmlFor={`${id}-${name}`}>
              {t(`payroll.${name}`)}
            </label>
            <TextInput
              id={`${id}-${name}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-${name}-problem` : undefined}
              value={values[name]}
              maxLength={120}
              onChange={(text) => setValues((before) => ({ ...before, [name]: text }))}
            />
            {isWrong && (
              <span id={`${id}-${name}-problem`} className={textStyles.problem}>
                {t(`payroll.wrong.${name}`)}
              </span>
            )}
          </Stack>
        );
      })}
      <Row>
        <Button size="compact" onClick={onClose}>
          {t('payroll.hide')}
        </Button>
        <Button
          size="compact"
          variant="main"
          busy={save.isPending}
          disabledReason={problems.length > 0 ? t('payroll.mend') : undefined}
          onClick={send}
        >
          {t('payroll.save')}
        </Button>
      </Row>
    </Stack>
  );
}
