import { Pencil } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { SitePreview } from '#web/patterns/site-preview/site-preview.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';

type Preview = ComponentProps<typeof SitePreview>;

interface ArticlePreviewProps
  extends Pick<Preview, 'backTo' | 'status' | 'tools' | 'found' | 'aside' | 'asideLabel'> {
  readonly title: string;
  /** Of the version that is looked at. */
  readonly version: number;
  readonly savedTime: string;
  /** With text that is not saved. */
  readonly isTyped: boolean;
  /** More about this text, in one sentence. */
  readonly notice?: string | false;
  /** Where it is written; undefined for whoever may not. */
  readonly editAt: string | undefined;
  readonly actions?: ReactNode;
}

/** The page that a post, an event or a static page will be, with the way to its editor. */
export function ArticlePreview(props: ArticlePreviewProps) {
  const { title, version, savedTime, isTyped, notice, editAt, actions, ...shown } = props;
  const { t } = useTranslation('site-preview');
  const navigate = useNavigate();
  const { setLabel } = useTab();
  useWorkScreen();
  useEffect(() => setLabel(t('tab', { title })), [setLabel, t, title]);
  const edit = editAt === undefined ? undefined : () => navigate(editAt);
  useFormKeys({ preview: edit });
  return (
    <SitePreview
      {...shown}
      title={title}
      facts={t('facts', { no: version, time: formatDateTime(new Date(savedTime)) })}
      notice={[isTyped && t('typed'), notice].filter(Boolean).join(' ')}
      actions={
        <>
          {actions}
          {edit && (
            <Button variant="main" size="compact" icon={<Pencil size={14} />} onClick={edit}>
              {t('edit')}
            </Button>
          )}
        </>
      }
    />
  );
}
