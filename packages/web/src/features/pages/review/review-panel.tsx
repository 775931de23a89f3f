import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDay } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { PageField } from '../editing/page-field.tsx';
import { PagePanel, type PanelProps } from '../editing/page-panel.tsx';
import { daysOverdue } from '../tree/days-overdue.ts';
import { ReviewDialog } from './review-dialog.tsx';

interface ReviewPanelProps extends PanelProps {
  readonly page: Page | undefined;
}

/** Who checks the text, by when, and when somebody last did. */
export function ReviewPanel({ session, page }: ReviewPanelProps) {
  const { t } = useTranslation('page-fields');
  const [isAsking, setAsking] = useState(false);
  const now = useNow().getTime();
  const day = useFormPart(session.form, ({ values }) => values.reviewDate);
  return (
    <PagePanel
      session={session}
      name="review"
      openAtFirst
      summary={day === null ? t('review.nobody') : showDay(day)}
    >
      {page?.isOverdue && (
        <Banner tone="warning">{t('review.late', { count: daysOverdue(page, now) })}</Banner>
      )}
      <OwnerField session={session} page={page} />
      <PageField session={session} name="reviewDate" hint={t('review.hint')}>
        {({ value, onChange, onBlur: _, ...control }, label) => (
          <DayInput
            {...control}
            label={label}
            value={value ?? undefined}
            today={hanoiDay(now)}
            onChange={(next) => onChange(next ?? null)}
          />
        )}
      </PageField>
      {page && (
        <>
          <Button icon={<CircleCheck size={16} />} onClick={() => setAsking(true)}>
            {t('review.done')}
          </Button>
          <p className={textStyles.hint}>{lastReview()}</p>
        </>
      )}
      {isAsking && page && <ReviewDialog session={session} page={page} onClose={() => setAsking(false)} />}
    </PagePanel>
  );
  function lastReview(): string {
    if (!page || page.reviewedTime === null) return t('review.never');
    return t('review.last', {
      day: formatDay(new Date(page.reviewedTime)),
      name: page.reviewedBy?.name ?? '',
    });
  }
}

/** The owner by name: the record names the saved one, the search the one chosen since. */
function OwnerField({ session, page }: ReviewPanelProps) {
  const { t } = useTranslation('page-fields');
  const projectId = useProjectId();
  const search = useMemo(() => peopleSearch(projectId, { types: ['user'] }), [projectId]);
  const [chosen, setChosen] = useState<Picked>();
  const id = useFormPart(session.form, ({ values }) => values.reviewOwnerId);
  const saved = page?.reviewOwner;
  const nameOf = (wanted: string) => {
    if (chosen?.id === wanted) return chosen.label;
    return saved?.userId === wanted ? saved.name : `#${wanted}`;
  };
  return (
    <PageField session={session} name="reviewOwnerId">
      {({ value: _, onChange, ...control }, label) => (
        <Picker
          {...control}
          label={label}
          addLabel={t(id === null ? 'review.choose' : 'review.change')}
          search={search}
          max={1}
          value={id === null ? [] : [{ id, label: nameOf(id) }]}
          onChange={([picked]) => {
            setChosen(picked);
            onChange(picked?.id ?? null);
          }}
        />
      )}
    </PageField>
  );
}
