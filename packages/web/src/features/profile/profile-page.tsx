import { useMutation } from '@tanstack/react-query';
import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { askedPath } from '#web/core/routing/asked-path.ts';
import { goTo, here } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { NotificationSettings } from '#web/features/notifications/public.ts';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useFormDirty } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Card } from './card.tsx';
import { InfoCard } from './info-card.tsx';
import { createInfoForm } from './info-form-store.ts';
import styles from './profile-page.module.css';
import { SecurityCard } from './security-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInRulesCard } from './sign-in-rules-card.tsx';

const KEY = /^\/media\/([\w-]+)\//;

/** The user's own picture from the library of the current project; a selection is saved at once. */
function AvatarCard() {
  const { t } = useTranslation('profile');
  const projectId = useProjectId();
  const avatar = useOwnAccount((account) => account.avatar);
  const save = useMutation({
    mutationFn: (mediaId: string | null) => call(profileEndpoints.updateAvatar, { body: { mediaId } }),
    onSuccess: ({ user }) => {
      useOwnAccount.setState({ avatar: user.avatar });
      showToast({ tone: 'success', text: t('avatar.saved') });
    },
  });
  const [, key] = KEY.exec(avatar ?? '') ?? [];
  return (
    <Card title={t('avatar.title')}>
      {projectId === '' ? (
        <p>{t('avatar.needsProject')}</p>
      ) : (
        <MediaInput
          label={t('avatar.title')}
          shape="square"
          value={key === undefined ? null : { mediaId: '', key }}
          onChange={(imageRef) => save.mutate(imageRef?.mediaId ?? null)}
        />
      )}
    </Card>
  );
}

/** After a demanded set-up the page opens that was asked for before. */
function goOn(): void {
  const asked = askedPath(here().state);
  if (asked !== '/') goTo(asked, { replace: true });
}

/** The user's own account: identity, sign-in and sessions. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'panel', 'notifications']);
  const tab = useTab();
  const name = useAuth((auth) => auth.name);
  const role = useAuth((auth) => auth.role);
  const avatar = useOwnAccount((account) => account.avatar);
  const mustChangePassword = useOwnAccount((account) => account.mustChangePassword);
  const mustSetUpFactor = useOwnAccount((account) => account.mustSetUpSecondFactor);
  const only = mustChangePassword ? 'password' : mustSetUpFactor ? 'factor' : undefined;
  const form = tab.keep('profile', createInfoForm, () => undefined);
  const isFormDirty = useFormDirty(form);
  const [isNotifyFormDirty, setNotifyFormDirty] = useState(false);
  const [areRulesDirty, setRulesDirty] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { setDirty } = tab;
  const { setPage2FA } = useLayout();
  function takeCodes(next: readonly string[]) {
    setCodes(next);
    // The panel stays open with the codes once nothing is demanded any more.
    if (next.length > 0) setPage2FA(true);
    else goOn();
  }
  // Recovery codes are shown once: leaving before saving them loses them.
  const isDirty = isFormDirty || isNotifyFormDirty || areRulesDirty || codes.length > 0;
  useEffect(() => setDirty(isDirty), [setDirty, isDirty]);
  return (
    <div className={styles.page}>
      <Row as="header" gap={3} align="center" wrap={false}>
        <Avatar name={name} picture={avatar} />
        <div className={styles.who}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>
            {name} · {role !== '' && t(`panel:role.${role}`)}
          </p>
        </div>
      </Row>
      {only && <Banner tone="warning">{t(only === 'password' ? 'must-change' : 'must-set-up')}</Banner>}
      <div className={only ? styles.narrow : styles.columns}>
        {!only && (
          <Stack gap={4}>
            <InfoCard form={form} />
            <AvatarCard />
          </Stack>
        )}
        <Stack gap={4}>
          <SecurityCard only={only} codes={codes} onCodes={takeCodes} />
          {!only && <SessionsCard />}
          {!only && role === 'SUPPER_ADMIN' && <SignInRulesCard onDirty={setRulesDirty} />}
        </Stack>
      </div>
      {!only && (
        <div className={styles.notifications}>
          <Card title={t('notifications:set.title')}>
            <NotificationSettings onDirty={setNotifyFormDirty} />
          </Card>
        </div>
      )}
    </div>
  );
}
