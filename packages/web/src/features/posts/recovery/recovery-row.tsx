import { countWords, writtenText } from '@toasoan/contract/article/article-text.ts';
import { Ellipsis, FilePlus2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { goTo } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { enterProject } from '#web/core/tabs/switch-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatRecent } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { keptAddress } from '../autosave/kept-address.ts';
import { dropLocalDraft, type LocalDraft } from '../autosave/local-drafts.ts';
import { openSessions } from '../editing/open-sessions.ts';
import styles from './recovery.module.css';

interface RecoveryRowProps {
  readonly copy: LocalDraft;
  /** The newest copy of its post, which stands above. */
  readonly newest?: LocalDraft;
  readonly onOpened: () => void;
  readonly onDropped: () => void;
}

const SHOWN_LETTERS = 240;

/** One unsaved text: what it is, when it was kept, its first words, and the ways to go on. */
export function RecoveryRow({ copy, newest, onOpened, onDropped }: RecoveryRowProps) {
  const { t } = useTranslation('recovery');
  const userId = useAuth((auth) => auth.userId);
  const projectId = useProjectId();
  const projects = useProjects(({ data }) => data);
  const { draft, postId } = copy;
  const title = draft.title?.trim() || t('untitled');
  const time = formatRecent(new Date(copy.savedTime));
  const content = draft.content;
  const facts = [
    t('kept', { time }),
    content && t('words', { words: formatNumber(countWords(content)) }),
    postId === undefined && t('new'),
    copy.projectId !== projectId && projects.find((one) => one.projectId === copy.projectId)?.name,
  ].filter(Boolean);
  // The page of a new post holds one text at a time.
  const inTheWay = [...openSessions.values()].some(({ get }) => !get().record && get().dirty)
    ? t('inTheWay')
    : undefined;

  async function open(asNew: boolean): Promise<void> {
    onOpened();
    if (copy.projectId !== projectId && !(await enterProject(copy.projectId))) return;
    goTo(keptAddress(asNew ? { ...copy, postId: undefined } : copy));
  }
  async function drop(): Promise<void> {
    const isSure = await confirm({
      title: t('dropTitle', { time }),
      text: t('dropText', { title }),
      action: t('drop'),
    });
    if (!isSure) return;
    await dropLocalDraft(userId, copy);
    onDropped();
  }
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {newest?.draft.title !== draft.title && <strong className={styles.title}>{title}</strong>}
        <span className={textStyles.quiet}>{facts.join(' · ')}</span>
        <span className={styles.text}>{content && writtenText(content).slice(0, SHOWN_LETTERS)}</span>
      </div>
      <Button
        size="compact"
        aria-label={t('openNamed', { title, time })}
        disabledReason={postId === undefined ? inTheWay : undefined}
        onClick={() => void open(false)}
      >
        {t('open')}
      </Button>
      <MenuButton
        label={t('more', { title })}
        align="end"
        items={[
          ...(postId === undefined
            ? []
            : [
                {
                  key: 'new',
                  label: t('asNew'),
                  icon: <FilePlus2 size={16} />,
                  disabledReason: inTheWay,
                  onSelect: () => void open(true),
                },
              ]),
          {
            key: 'drop',
            label: t('drop'),
            icon: <Trash2 size={16} />,
            tone: 'danger' as const,
            onSelect: () => void drop(),
          },
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            size="compact"
            icon={<Ellipsis size={16} />}
            label={t('more', { title })}
          />
        )}
      </MenuButton>
    </div>
  );
}
