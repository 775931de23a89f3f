import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { readTarget } from '@toasoan/contract/article/link-target.ts';
import { ExternalLink, Pencil, TriangleAlert, Unlink } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './link-bubble.module.css';
import { hiddenState, linkedPost } from './link-targets/link-search.ts';
import { linkHere, removeLink } from './links.ts';
import { useEditorSnapshot } from './use-editor-snapshot.ts';

interface LinkBubbleProps {
  readonly editor: Editor;
  readonly onEdit: () => void;
}

/** Below the link at the cursor: its address, what is wrong with its target, and its actions. */
export function LinkBubble({ editor, onEdit }: LinkBubbleProps) {
  const { t } = useTranslation('article-editor');
  const box = useRef<HTMLFieldSetElement>(null);
  const href = useEditorSnapshot(editor, (now) => linkHere(now)?.href ?? '');
  const target = useEditorSnapshot(editor, (now) => linkHere(now)?.target ?? '');
  const from = useEditorSnapshot(editor, (now) => linkHere(now)?.from ?? -1);

  useLayoutEffect(() => {
    const around = box.current?.offsetParent?.getBoundingClientRect();
    if (box.current === null || around === undefined || from < 0) return;
    const start = editor.view.coordsAtPos(from);
    const left = Math.min(start.left - around.left, around.width - box.current.offsetWidth);
    box.current.style.insetInlineStart = `${Math.max(0, left)}px`;
    box.current.style.insetBlockStart = `${start.bottom - around.top + 6}px`;
  });

  if (href === '') return null;
  return (
    <fieldset ref={box} aria-label={t('link.here')} className={styles.bubble}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('quiet', 'compact')}
        aria-label={`${t('link.open')}: ${href}`}
      >
        <span className={textStyles.ellipsis}>{href}</span>
        <ExternalLink size={14} aria-hidden />
      </a>
      <IconButton size="compact" icon={<Pencil size={14} />} label={t('link.edit')} onClick={onEdit} />
      <IconButton
        size="compact"
        icon={<Unlink size={14} />}
        label={t('link.remove')}
        onClick={() => removeLink(editor)}
      />
      <TargetTrouble target={target} />
    </fieldset>
  );
}

/** A post that readers cannot open now, or that is gone. */
function TargetTrouble({ target }: { readonly target: string }) {
  const { t } = useTranslation('article-editor');
  const projectId = useProjectId();
  const record = readTarget(target);
  const isPost = record?.kind === 'post';
  const { data } = useQuery({ ...linkedPost(projectId, record?.id ?? ''), enabled: isPost });
  if (!isPost || data === undefined) return null;
  const state = data && hiddenState(data.state);
  if (state === '') return null;
  return (
    <p role="status" className={styles.trouble}>
      <TriangleAlert size={14} aria-hidden />
      {state === null ? t('link.gone') : t('link.hidden', { state })}
    </p>
  );
}
