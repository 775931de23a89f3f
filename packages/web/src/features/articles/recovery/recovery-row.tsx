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
import { WANTED } from '../autosave/kept-address.ts';
import styles from './recovery.module.css';
import type { KeptCopy, RecoveryKind } from './recovery-kind.ts';

interface RecoveryRowProps {
  readonly kind: RecoveryKind;
  readonly copy: KeptCopy;
  /** The newest copy of its record, which stands above. */
  readonly newest?: KeptCopy;
  readonly onOpened: () => void;
  readonly onDropped: () => void;
}

const SHOWN_LETTERS = 240;

/** One unsaved text: what it is, when it was kept, its first words, and the ways to go on. */
export function RecoveryRow({ kind, copy, newest, onOpened, onDropped }: RecoveryRowProps) {
  const { t } = useTranslation('recovery');
  const userId = useAuth((auth) => auth.userId);
  const projectId = useProjectId();
  const projects = useProjects(({ data }) => data);
  const { draft, articleId } = copy;
  const thing = t(`${kind.name}.thing`);
  const title = draft.title?.trim() || t(`${kind.name}.untitled`);
  const time = formatRecent(new Date(copy.savedTime));
  const content = draft.content;
  const facts = [
    t('kept', { time }),
    content && t('words', { words: formatNumber(countWords(content)) }),
    articleId === undefined && t(`${kind.name}.new`),
    copy.projectId !== projectId && projects.find((one) => one.projectId === copy.projectId)?.name,
  ].filter(Boolean);
  const inTheWay = kind.hasNew() ? t('inTheWay', { thing, tab: t(`${kind.name}.tab`) }) : undefined;

  async function open(asNew: boolean): Promise<void> {
    onOpened();
    if (copy.projectId !== projectId && !(await enterProject(copy.projectId))) return;
    const page = asNew || articleId === undefined ? 'create' : `edit/${articleId}`;
    goTo(`${kind.at}/${page}?${WANTED}=${copy.life}`);
  }
  async function drop(): Promise<void> {
    const isSure = await confirm({
      title: t('dropTitle', { time }),
      text: t('dropText', { title }),
      action: t('drop'),
    });
    if (!isSure) return;
    await kind.drop(userId, copy);
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
        disabledReason={articleId === undefined ? inTheWay : undefined}
        onClick={() => void open(false)}
      >
        {t('open')}
      </Button>
      <MenuButton
        label={t('more', { title })}
        align="end"
        items={[
          ...(articleId === undefined
            ? []
            : [
                {
                  key: 'new',
                  label: t('asNew', { thing }),
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
