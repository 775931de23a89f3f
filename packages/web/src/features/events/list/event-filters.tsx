import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import {
  ATTENDANCE_TEXTS,
  EVENT_STATUS_TEXTS,
  EVENT_TYPE_TEXTS,
  RECURRENCE_TEXTS,
} from '@toasoan/contract/features/events/event-kind-texts.ts';
import {
  ATTENDANCE_MODES,
  EVENT_STATUSES,
  EVENT_TYPES,
  RECURRENCE_KINDS,
} from '@toasoan/contract/features/events/event-kinds.ts';
import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { EVENT_STATE_TEXTS } from '@toasoan/contract/features/events/workflow/event-state-texts.ts';
import { EVENT_STATES } from '@toasoan/contract/features/events/workflow/event-states.ts';
import { addDays, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { CalendarRange, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

// Behind "more": its search is not needed to show the list.
const OrganizerFilter = lazyChunk(async () => ({
  default: (await import('./organizer-filter.tsx')).OrganizerFilter,
}));

interface EventFiltersProps {
  readonly page: ListPageState<EventRow, EventListQuery>;
  /** A calendar has its own days. */
  readonly hasDays: boolean;
  readonly tools: ReactNode;
}

const AHEAD = 30;

export function EventFilters({ page, hasDays, tools }: EventFiltersProps) {
  const { t } = useTranslation('events');
  const [unfolded, setUnfolded] = useState(false);
  const { query, change } = page.address;
  const today = hanoiDay(useNow().getTime());
  const soon = addDays(today, AHEAD);
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      tools={tools}
      more={
        <Button
          variant="quiet"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('filter.more')}
        </Button>
      }
      further={unfolded && <FurtherFilters address={page.address} unfolded />}
    >
      <ChoiceFilter address={page.address} name="type" />
      <ChoiceFilter address={page.address} name="province" />
      {hasDays && (
        <>
          <ToggleFilter
            label={t('filter.soon', { days: AHEAD })}
            isLabelShown
            icon={<CalendarRange size={16} aria-hidden />}
            isOn={query.from === today && query.to === soon}
            onChange={(isOn) => change(isOn ? { from: today, to: soon } : { from: null, to: null })}
          />
          <DateFilter
            label={t('filter.days')}
            value={{ from: query.from, to: query.to }}
            onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
          />
        </>
      )}
      {!unfolded && <FurtherFilters address={page.address} unfolded={false} />}
    </ListFilters>
  );
}

const CHOICES = {
  type: EVENT_TYPES.map((value) => ({ value, texts: EVENT_TYPE_TEXTS[value] })),
  province: PROVINCE_CODES.map((value) => ({
    value,
    texts: { vi: PROVINCES[value].name, en: PROVINCES[value].name },
  })),
  attendance: ATTENDANCE_MODES.map((value) => ({ value, texts: ATTENDANCE_TEXTS[value] })),
  status: EVENT_STATUSES.map((value) => ({ value, texts: EVENT_STATUS_TEXTS[value] })),
  recurrence: RECURRENCE_KINDS.map((value) => ({ value, texts: RECURRENCE_TEXTS[value] })),
  state: EVENT_STATES.map((value) => ({ value, texts: EVENT_STATE_TEXTS[value] })),
} as const;
const FURTHER = ['attendance', 'status', 'recurrence', 'state'] as const;
const YES_NO = ['hasPicture', 'hasPoint'] as const;

interface AddressProps {
  readonly address: ListAddress<EventListQuery>;
}

/** The filters behind "more"; folded, only those in use. */
function FurtherFilters({ address, unfolded }: AddressProps & { readonly unfolded: boolean }) {
  const { t } = useTranslation('events');
  const { query, change } = address;
  return (
    <>
      {(unfolded || (query.organizerId ?? []).length > 0) && (
        <Suspense>
          <OrganizerFilter address={address} />
        </Suspense>
      )}
      {FURTHER.map(
        (name) =>
          (unfolded || (query[name] ?? []).length > 0) && (
            <ChoiceFilter key={name} address={address} name={name} />
          ),
      )}
      {YES_NO.map(
        (name) =>
          (unfolded || query[name] !== undefined) && (
            <FilterSelect
              key={name}
              label={t(`filter.${name}`)}
              options={(['true', 'false'] as const).map((value) => ({
                value,
                label: t(`filter.${name}.${value}`),
              }))}
              values={query[name] === undefined ? [] : [String(query[name])]}
              onChange={([value]) => change({ [name]: value === undefined ? null : value === 'true' })}
            />
          ),
      )}
    </>
  );
}

function ChoiceFilter({ address, name }: AddressProps & { readonly name: keyof typeof CHOICES }) {
  const { t } = useTranslation('events');
  const language = currentLanguage();
  return (
    <FilterSelect
      label={t(`filter.${name}`)}
      multiple
      options={CHOICES[name].map(({ value, texts }) => ({ value, label: texts[language] }))}
      values={address.query[name] ?? []}
      onChange={(values) => address.change({ [name]: values })}
    />
  );
}
