import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { type ContestSection, needsNotice } from '@toasoan/contract/features/contests/contest-changes.ts';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import { NoticeField } from '../notice-field.tsx';
import { SectionFields } from './section-inputs.tsx';
import { useSectionRecord } from './use-section-record.ts';

interface SectionDrawerProps {
  readonly section: ContestSection;
  readonly contest: ContestDetail;
  readonly onClose: () => void;
}

/** The form of one section. */
export function SectionDrawer({ section, contest, onClose }: SectionDrawerProps) {
  const { t } = useTranslation('contests');
  const record = useSectionRecord(section, contest);
  return (
    <FormDrawer
      record={record}
      open={contest.id}
      title={() => t(`section.${section}`)}
      onOpen={(id) => id === undefined && onClose()}
      overFooter={needsNotice(contest.state) ? (form) => <NoticeField form={form} /> : undefined}
    >
      {(form, saved) => <SectionFields section={section} form={form} contest={saved ?? contest} />}
    </FormDrawer>
  );
}
