import { HOST_PART_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { HOST_PARTS } from '@toasoan/contract/features/events/event-kinds.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { ORGANIZER_TYPES } from '../organizer-types.ts';
import { AccountPicker } from './account-picker.tsx';
import { EventField, TextField } from './event-field.tsx';
import type { PanelProps } from './event-panel.tsx';
import { EVENT_SECTIONS } from './event-panels.ts';
import { EventSection } from './event-section.tsx';
import styles from './hosts-section.module.css';
import { useEventProblems } from './use-event-checks.ts';

/** Who organizes it, and the bodies behind it in the order of an invitation. */
export function HostsSection({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  return (
    <EventSection
      title={t('section.hosts')}
      hint={t('section.hosts.hint')}
      problems={useEventProblems(session, EVENT_SECTIONS.hosts)}
    >
      <EventField session={session} name="organizerIds" required>
        {(control, label) => (
          <AccountPicker
            {...control}
            session={session}
            types={ORGANIZER_TYPES}
            label={label}
            onChange={(ids) => control.onChange([...ids])}
          />
        )}
      </EventField>
      <TextField session={session} name="organizerText" placeholder={t('organizerText.hint')} />
      <Stack data-field="hostBodies" gap={2}>
        {HOST_PARTS.map((part) => (
          <HostBodies key={part} session={session} part={part} />
        ))}
      </Stack>
    </EventSection>
  );
}

function HostBodies({ session, part }: PanelProps & { readonly part: (typeof HOST_PARTS)[number] }) {
  const { t } = useTranslation('event-fields');
  const { form } = session;
  const id = useId();
  const bodies = useFormPart(form, ({ values }) => values.hostBodies[part]);
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={textStyles.label}>
        {HOST_PART_TEXTS[part][currentLanguage()]}
      </label>
      <TagInput
        id={id}
        value={bodies}
        placeholder={t('hostBodies.add')}
        onChange={(next) => form.set('hostBodies', { ...form.get().values.hostBodies, [part]: [...next] })}
      />
    </div>
  );
}
