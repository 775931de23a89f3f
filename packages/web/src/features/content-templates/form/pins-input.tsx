import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postSearch } from '#web/features/posts/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { PinValues } from '../template-values.ts';
import styles from './template-form.module.css';

const MAX_SLOTS = 50;

interface PinsInputProps extends Control<readonly PinValues[]> {
  readonly label: string;
  readonly limit: number;
}

/** Posts in fixed places, each until its time. */
export function PinsInput({ id, value, onChange, limit, label, disabled }: PinsInputProps) {
  const { t } = useTranslation('content-templates');
  const projectId = useProjectId();
  const search = useMemo(() => postSearch(projectId), [projectId]);
  const change = (at: number, part: Partial<PinValues>) =>
    onChange(value.map((pin, index) => (index === at ? { ...pin, ...part } : pin)));
  const freeSlot = () => {
    const used = new Set(value.map(({ slot }) => slot));
    for (let slot = 1; slot <= limit; slot += 1) if (!used.has(slot)) return slot;
    return limit;
  };
  return (
    <Stack gap={2}>
      {value.map(({ post, slot, until }, at) => (
        <div key={post.id} className={styles.pin}>
          <span className={styles.pinTitle}>{post.label}</span>
          {!disabled && (
            <IconButton
              icon={<X size={16} />}
              label={t('pin.remove', { title: post.label })}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            />
          )}
          <NumberInput
            aria-label={t('pin.slot', { title: post.label })}
            disabled={disabled}
            min={1}
            max={MAX_SLOTS}
            value={slot}
            onChange={(next) => change(at, { slot: next })}
          />
          <DateTimeInput
            aria-label={t('pin.until', { title: post.label })}
            disabled={disabled}
            value={until}
            onChange={(next) => change(at, { until: next })}
          />
        </div>
      ))}
      <Picker
        id={id}
        disabled={disabled}
        label={label}
        addLabel={t('pin.add')}
        search={search}
        value={[]}
        onChange={([post]) =>
          post &&
          !value.some((pin) => pin.post.id === post.id) &&
          onChange([...value, { post, slot: freeSlot(), until: null }])
        }
      />
    </Stack>
  );
}
