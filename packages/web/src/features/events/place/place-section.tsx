import { ATTENDANCE_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { ATTENDANCE_MODES } from '@toasoan/contract/features/events/event-kinds.ts';
import { readMapPoint } from '@toasoan/contract/vocabulary/map-point.ts';
import { PROVINCE_CODES, type ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { MapPointInput } from '#web/patterns/map-point/map-point-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import { ChoiceButtons } from '../editing/choice-buttons.tsx';
import { EventField, TextField } from '../editing/event-field.tsx';
import type { PanelProps } from '../editing/event-panel.tsx';
import { EVENT_SECTIONS } from '../editing/event-panels.ts';
import { EventSection } from '../editing/event-section.tsx';
import { useEventProblems } from '../editing/use-event-checks.ts';
import styles from './place-section.module.css';

/** Where it takes place: in a place, online, or both. */
export function PlaceSection({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const mode = useFormPart(session.form, ({ values }) => values.attendanceMode);
  return (
    <EventSection
      title={t('section.place')}
      hint={mode === 'ONLINE' ? '' : t('section.place.hint')}
      problems={useEventProblems(session, EVENT_SECTIONS.place)}
    >
      <EventField session={session} name="attendanceMode">
        {(control, label) => (
          <ChoiceButtons
            {...control}
            label={label}
            options={ATTENDANCE_MODES.map((value) => ({
              value,
              label: ATTENDANCE_TEXTS[value][currentLanguage()],
            }))}
          />
        )}
      </EventField>
      {mode !== 'ONLINE' && <Place session={session} />}
      {mode !== 'OFFLINE' && (
        <div className={styles.pair}>
          <TextField session={session} name="onlineUrl" type="url" required />
          <TextField session={session} name="livestreamUrl" type="url" />
        </div>
      )}
    </EventSection>
  );
}

function Place({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  return (
    <div className={styles.place}>
      <Stack gap={3}>
        <TextField session={session} name="placeName" required />
        <TextField session={session} name="address" />
        <div className={styles.pair}>
          <TextField session={session} name="ward" placeholder={t('place.ward')} />
          <EventField session={session} name="provinceCode" required>
            {(control, label) => (
              <Select
                {...control}
                label={label}
                clearable
                options={provinceOptions((names) => t('place.merged', { names: names.join(', ') }))}
                onChange={(code) => control.onChange(code as ProvinceCode | null)}
              />
            )}
          </EventField>
        </div>
        <MapLink session={session} />
      </Stack>
      <Point session={session} />
    </div>
  );
}

/** The pin; both numbers are one field. */
function Point({ session }: PanelProps) {
  const { form } = session;
  const lat = useFormPart(form, ({ values }) => values.lat);
  const lng = useFormPart(form, ({ values }) => values.lng);
  return (
    <EventField session={session} name="lat">
      {({ value: _, onChange: __, ...control }) => (
        <MapPointInput
          {...control}
          value={lat === null || lng === null ? null : { lat, lng }}
          onChange={(point) => form.fill({ lat: point?.lat ?? null, lng: point?.lng ?? null })}
        />
      )}
    </EventField>
  );
}

/** A link of a map gives the pin too, as long as there is none. */
function MapLink({ session }: PanelProps) {
  const { form } = session;
  function write(mapUrl: string) {
    const point = form.get().values.lat === null ? readMapPoint(mapUrl) : undefined;
    form.fill({ mapUrl, ...point });
  }
  return (
    <EventField session={session} name="mapUrl">
      {(control) => (
        <TextInput {...control} type="url" placeholder="https://" spellCheck={false} onChange={write} />
      )}
    </EventField>
  );
}

const collator = new Intl.Collator('vi');

/** By name; the provinces that were merged into one form its second line, so that the old name is found too. */
function provinceOptions(mergedText: (names: readonly string[]) => string): readonly Option[] {
  return PROVINCE_CODES.map((code) => {
    const { name, merged } = PROVINCES[code];
    return { value: code, label: name, ...(merged.length > 0 && { detail: mergedText(merged) }) };
  }).sort((one, other) => collator.compare(one.label, other.label));
}
