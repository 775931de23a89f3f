import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { ButtonProps } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { useChosenTemplate } from './chosen-template.ts';
import { LazyTemplatesDialog } from './lazy-describe-dialog.tsx';
import { templateList } from './template-queries.ts';

/** Beside the upload button: which metadata template the next files get. */
export function TemplateMenu({ variant }: Required<Pick<ButtonProps, 'variant'>>) {
  const { t } = useTranslation('upload');
  const { chosen, choose } = useChosenTemplate();
  // Most visits of the page upload nothing.
  const [wanted, setWanted] = useState(false);
  const projectId = useProjectId();
  const { data: templates = [] } = useQuery({ ...templateList(projectId), enabled: wanted });
  const [managing, setManaging] = useState(false);
  const label = chosen ? t('template.chosen', { title: chosen.title }) : t('template.choose');
  return (
    <>
      <MenuButton
        label={t('template.choose')}
        align="end"
        items={[
          {
            key: 'none',
            label: t('template.none'),
            chosen: chosen === undefined,
            onSelect: () => choose(undefined),
          },
          ...templates.map((template) => ({
            key: template.id,
            label: template.title,
            chosen: chosen?.id === template.id,
            onSelect: () => choose(template),
          })),
          {
            key: 'manage',
            label: t('template.manage'),
            startsGroup: true,
            onSelect: () => setManaging(true),
          },
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            variant={variant}
            icon={<ChevronDown size={16} />}
            label={label}
            onPointerEnter={() => setWanted(true)}
            onFocus={() => setWanted(true)}
          />
        )}
      </MenuButton>
      {managing && (
        <Suspense>
          <LazyTemplatesDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
