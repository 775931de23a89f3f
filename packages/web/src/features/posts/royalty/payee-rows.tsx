import { Plus, UserRoundCheck, X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './royalty.module.css';
import { type PayeeValues, type RoyaltyValues, reckoned } from './royalty-values.ts';

const MOST = 20;

interface PartProps {
  readonly form: FormStore<RoyaltyValues>;
  readonly unitValue: number;
}

/** The payees and their shares: authors' accounts, or names alone. */
export function PayeeRows(props: Control<readonly PayeeValues[]> & PartProps) {
  const { id, value, onChange, form, unitValue, disabled = false } = props;
  const { t } = useTranslation('royalty');
  const projectId = useProjectId();
  const add = (payee: Omit<PayeeValues, 'share'>) =>
    onChange([...value, { ...payee, share: value.length === 0 ? '100' : '' }]);
  return (
    <Stack gap={3}>
      {value.map((payee, index) => (
        <PayeeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are edited in place; two may have one name
          key={index}
          id={index === 0 ? id : undefined}
          form={form}
          unitValue={unitValue}
          payee={payee}
          index={index}
          disabled={disabled}
        />
      ))}
      {!disabled && value.length < MOST && (
        <Row>
          <Picker
            label={t('payee.choose')}
            addLabel={t('payee.choose')}
            max={1}
            search={peopleSearch(projectId, { types: ['author'] })}
            value={[]}
            onChange={([picked]) => picked && add({ accountId: picked.id, name: picked.label })}
          />
          <Button size="compact" icon={<Plus size={14} />} onClick={() => add({ name: '' })}>
            {t('payee.add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface PayeeRowProps extends PartProps {
  readonly id: string | undefined;
  readonly payee: PayeeValues;
  readonly index: number;
  readonly disabled: boolean;
}

/** A letter in one row leaves the others as they are. */
const PayeeRow = memo(function PayeeRow({ form, unitValue, id, payee, index, disabled }: PayeeRowProps) {
  const { t } = useTranslation('royalty');
  const change = (part: Partial<PayeeValues>) =>
    form.set(
      'payees',
      form.get().values.payees.map((one, at) => (at === index ? { ...one, ...part } : one)),
    );
  const isAccount = payee.accountId !== undefined;
  return (
    <div className={styles.payee}>
      <TextInput
        {...(id !== undefined && { id })}
        aria-label={t('payee.name', { n: index + 1 })}
        before={isAccount && <UserRoundCheck size={16} aria-label={t('payee.account')} />}
        // The name of an account is its own; another person is another line.
        readOnly={isAccount}
        disabled={disabled}
        value={payee.name}
        onChange={(name) => change({ name })}
      />
      <TextInput
        aria-label={t('payee.share', { n: index + 1 })}
        inputMode="decimal"
        disabled={disabled}
        value={payee.share}
        after={<span className={styles.percent}>%</span>}
        onChange={(share) => change({ share })}
      />
      {!disabled && (
        <IconButton
          size="compact"
          icon={<X size={14} />}
          label={t('payee.remove', { n: index + 1 })}
          onClick={() =>
            form.set(
              'payees',
              form.get().values.payees.filter((_, at) => at !== index),
            )
          }
        />
      )}
      <PayeePart form={form} unitValue={unitValue} index={index} />
    </div>
  );
});

/** Nothing while the shares do not add up to 100. */
function PayeePart({ form, unitValue, index }: PartProps & { readonly index: number }) {
  const { t } = useTranslation('royalty');
  const part = useSettledPart(form, ({ values }) => reckoned(values, unitValue).parts[index]);
  return (
    part !== undefined && <span className={styles.part}>{t('money', { amount: formatNumber(part) })}</span>
  );
}
