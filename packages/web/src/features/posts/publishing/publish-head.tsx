import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Globe, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { ProjectSign } from '#web/features/projects/public.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { publicPlaceOf } from './public-place.ts';
import frame from './publish-frame.module.css';

interface PublishHeadProps {
  readonly id: string;
  readonly post: Post;
  readonly onClose: () => void;
}

/** The site in its colour, and the address that readers will use: a post on the wrong site is seen before. */
export function PublishHead({ id, post, onClose }: PublishHeadProps) {
  const { t } = useTranslation(['publishing', 'ui']);
  const project = useCurrentProject();
  const place = publicPlaceOf(post, project?.domains ?? []);
  return (
    <header className={frame.head}>
      {project && <ProjectSign project={project} size="large" />}
      <div className={frame.headWords}>
        <h2 id={id} className={frame.title}>
          {t('title', { project: project?.name ?? '' })}
        </h2>
        <p className={frame.address}>
          <Globe size={14} aria-hidden />
          <span>
            {place.host}
            <strong>{place.path}</strong>
          </span>
        </p>
        {place.host === '' && <p className={textStyles.hint}>{t('noDomain')}</p>}
      </div>
      <IconButton icon={<X size={18} />} label={t('ui:close')} onClick={onClose} />
    </header>
  );
}
