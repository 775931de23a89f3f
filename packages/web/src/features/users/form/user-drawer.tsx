import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { LinkMailNote } from '../link-mail/link-mail-note.tsx';
import { ChangesPreviewPanel } from '../rehearsal/changes-preview-panel.tsx';
import type { PasswordLink } from '../save-user.ts';
import { useDisabledReason } from '../user-actor.ts';
import { userDetail } from '../user-queries.ts';
import { targetOf } from '../user-target.ts';
import { WhySection } from '../why/why-section.tsx';
import { useUserRecord } from './use-user-record.tsx';
import { UserForm } from './user-form.tsx';

interface UserDrawerProps {
  readonly address: ListAddress<ListQueryShape>;
  readonly showLink: (link: PasswordLink) => void;
}

export function UserDrawer({ address, showLink }: UserDrawerProps) {
  const { t } = useTranslation('users');
  const record = useUserRecord(showLink);
  const { open } = address;
  const stops = useSaveDisabledReason(open ?? '');
  if (!open) return null;
  return (
    <FormDrawer
      record={record}
      open={open}
      onOpen={(id) => address.change({ open: id ?? null })}
      title={(person) => person?.displayName ?? t(open === 'new' ? 'create' : 'account')}
      disabledReason={stops}
      overFooter={(form, person) =>
        person && stops === undefined && <ChangesPreviewPanel form={form} person={person} />
      }
    >
      {(form, person) => (
        <>
          {person && <LinkMailNote person={person} />}
          <UserForm form={form} person={person} disabledReason={stops} />
          {person && <WhySection person={person} />}
        </>
      )}
    </FormDrawer>
  );
}

/** The permission is missing, or this account is not this person's to change at all. */
function useSaveDisabledReason(open: string): string | undefined {
  const { t } = useTranslation('users');
  const projectId = useProjectId();
  const mayCreate = useMay('user.create');
  const mayUpdate = useMay('user.update');
  const disabledReason = useDisabledReason();
  const isNew = open === 'new';
  const { data: person } = useQuery({ ...userDetail(projectId, open), enabled: open !== '' && !isNew });
  if (!(isNew ? mayCreate : mayUpdate)) return t('readOnly');
  return person && disabledReason(targetOf(person), { fields: ['displayName'] });
}
