import { useMutation } from '@tanstack/react-query';
import { profileEndpoints } from '@toasoan/contract/features/users/profile-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Card } from './card.tsx';

const KEY = /^\/media\/([\w-]+)\//;

/** One's own picture, out of the library of the project one works in; chosen is saved. */
export function AvatarCard() {
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
