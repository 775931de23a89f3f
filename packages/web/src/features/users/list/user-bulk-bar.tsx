import {
  type UserBulk,
  userSignInEndpoints,
} from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import type { Person } from '../person.ts';
import { SignOutQuestion } from './sign-out-dialog.tsx';

/** What may be done with many accounts at once; the result is reported for each. */
export function UserBulkBar({ page }: { readonly page: ListPageState<Person> }) {
  const { t } = useTranslation('users');
  const [asked, setAsked] = useState<readonly string[]>();
  const { run, running } = useBulk({
    page,
    rowLabel: ({ displayName }: Person) => displayName,
    send: (body: UserBulk) => call(userSignInEndpoints.bulk, { body }),
  });
  const signOut = { key: 'signOut', label: t('action.signOut'), icon: <LogOut size={16} />, run: setAsked };
  return (
    <>
      <BulkBar page={page} actions={[signOut]} />
      {asked && (
        <SignOutQuestion
          title={t('signOut.many', { count: asked.length })}
          busy={running}
          onSend={(reason) => {
            run({ action: 'signOut', ids: [...asked], reason });
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
