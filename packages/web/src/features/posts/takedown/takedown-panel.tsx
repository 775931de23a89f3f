import { useQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { TAKEDOWN_REASON_TEXTS } from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import { FileWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { CaseFactsDialog } from './case-facts-dialog.tsx';
import { DueCountdown } from './due-countdown.tsx';
import styles from './takedown.module.css';
import { takedownList } from './takedown-queries.ts';

/** The cases of a post; for whoever decides also a button to open one while it is public or was unpublished. */
export function TakedownPanel({ post }: { readonly post: Pick<Post, 'id' | 'title' | 'state'> }) {
  const { t } = useTranslation('takedown');
  const cases = useQuery(takedownList(useProjectId(), { view: 'all', postId: post.id }));
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<string>();
  const items = cases.data?.items ?? [];
  const open = items.find(({ state }) => state === 'OPEN');
  const decides = useMay('post.takedown');
  const mayOpen = decides && (post.state === 'PUBLISHED' || post.state === 'UNPUBLISHED');
  if (items.length === 0 && !mayOpen) return null;
  return (
    <InspectorPanel name="post.takedown" title={t('title')} closedAtFirst={items.length === 0}>
      <ul className={styles.cases}>
        {items.map((item) => (
          <li key={item.id}>
            <DueCountdown item={item} />
            <Button size="compact" onClick={() => setShown(item.id)}>
              {TAKEDOWN_REASON_TEXTS[item.reasonKind][currentLanguage()]}
            </Button>
          </li>
        ))}
      </ul>
      {mayOpen && (
        <Button icon={<FileWarning size={16} />} onClick={() => setOpen(true)}>
          {t(open ? 'action.change' : 'case.start')}
        </Button>
      )}
      {isOpen && <CaseDialog post={post} open={open} onClose={() => setOpen(false)} />}
      {shown !== undefined && <CaseFactsDialog id={shown} onClose={() => setShown(undefined)} />}
    </InspectorPanel>
  );
}
