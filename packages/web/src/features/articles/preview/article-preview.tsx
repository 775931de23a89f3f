import type { UseQueryResult } from '@tanstack/react-query';
import type { SitePreview as Drawn } from '@toasoan/contract/features/articles/site-preview.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { Pencil, RotateCcw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { PreviewChoice } from '#web/patterns/site-preview/preview-choice.tsx';
import { SitePreview } from '#web/patterns/site-preview/site-preview.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { PreviewLook } from './use-preview-look.ts';

type Preview = ComponentProps<typeof SitePreview>;

interface ArticlePreviewProps
  extends Pick<Preview, 'backTo' | 'status' | 'tools' | 'instead' | 'aside' | 'asideLabel'> {
  readonly found: UseQueryResult<Drawn>;
  readonly look: PreviewLook;
  /** Without a version in it. */
  readonly presentAt: string;
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
  const { title, version, savedTime, isTyped, notice, editAt, actions, tools, look, presentAt, ...shown } =
    props;
  const { t } = useTranslation('site-preview');
  const navigate = useNavigate();
  const { setLabel } = useTab();
  useWorkScreen();
  useEffect(() => setLabel(t('tab', { title })), [setLabel, t, title]);
  const older = look.asked.versionNo === undefined ? undefined : props.found.data?.older;
  const edit = editAt === undefined ? undefined : () => navigate(editAt);
  useFormKeys({ preview: edit });
  return (
    <SitePreview
      {...shown}
      title={older?.title ?? title}
      facts={t('facts', {
        no: look.asked.versionNo ?? version,
        time: formatDateTime(new Date(older?.time ?? savedTime)),
      })}
      notice={[older && t('older', { name: older.userName }), isTyped && t('typed'), notice]
        .filter(Boolean)
        .join(' ')}
      tools={
        <>
          {tools}
          {props.found.data && <WordsChoice drawn={props.found.data} speak={look.speak} />}
        </>
      }
      actions={
        <>
          {look.asked.versionNo !== undefined && (
            <Button
              size="compact"
              icon={<RotateCcw size={14} />}
              onClick={() => navigate(presentAt, { replace: true })}
            >
              {t('older.back')}
            </Button>
          )}
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

interface WordsChoiceProps {
  readonly drawn: Drawn;
  readonly speak: PreviewLook['speak'];
}

/** The site's own words, where the project has both of their languages. */
function WordsChoice({ drawn: { siteLang, siteLanguages }, speak }: WordsChoiceProps) {
  const { t } = useTranslation('site-preview');
  const choices = LANGUAGES.filter((one) => siteLanguages.includes(one)).map((value) => ({
    value,
    label: t(`words.${value}`),
  }));
  if (choices.length < 2) return null;
  const chosen = LANGUAGES.find((one) => one === siteLang);
  return <PreviewChoice label={t('words.label')} choices={choices} chosen={chosen} onChoose={speak} />;
}
