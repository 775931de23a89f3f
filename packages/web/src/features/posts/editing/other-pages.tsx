import { Eye, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

interface OtherPagesProps {
  /** Undefined before the post is saved for the first time. */
  readonly postId: string | undefined;
  readonly onPreview: () => void;
}

/** From the page where a post is written to those where it is looked at. */
export function OtherPages({ postId, onPreview }: OtherPagesProps) {
  const { t } = useTranslation('posts');
  const navigate = useNavigate();
  return (
    <>
      {postId !== undefined && (
        <>
          <IconButton
            icon={<History size={16} />}
            label={t('action.history')}
            onClick={() => navigate(`/manager_post/history/${postId}`)}
          />
          <Button onClick={() => navigate(`/manager_post/view/${postId}`)}>{t('action.view')}</Button>
        </>
      )}
      <IconButton
        icon={<Eye size={16} />}
        label={t('action.preview')}
        shortcut="Alt Shift P"
        onClick={onPreview}
      />
    </>
  );
}
