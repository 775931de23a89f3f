import { FilePenLine } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { EDITOR_KEYS } from '../editor-keys.ts';
import type { LiveArticle } from '../live-article.ts';

interface SuggestToolProps {
  readonly article: LiveArticle;
  readonly isCurrent: boolean;
}

/** Toggles suggesting, by the toolbar and by keys in the text. */
export function SuggestTool({ article, isCurrent }: SuggestToolProps) {
  const { t } = useTranslation('suggestions');
  const { suggesting, editor } = article;
  const isOn = useSyncExternalStore(suggesting.watch, suggesting.isOn);

  function turn(): void {
    suggesting.turn(!suggesting.isOn()).catch(() => showToast({ tone: 'error', text: t('notFetched') }));
  }
  const turnByKeys = useEffectEvent(turn);
  useEffect(() => {
    // This chunk may arrive after its article was closed.
    if (editor.isDestroyed) return undefined;
    function pressed(event: KeyboardEvent): void {
      if (!isPressed(event, EDITOR_KEYS.review.suggest)) return;
      event.preventDefault();
      event.stopPropagation();
      turnByKeys();
    }
    const { dom } = editor.view;
    dom.addEventListener('keydown', pressed, { capture: true });
    return () => dom.removeEventListener('keydown', pressed, { capture: true });
  }, [editor]);

  return (
    <IconButton
      data-tool="suggest"
      tabIndex={isCurrent ? 0 : -1}
      icon={<FilePenLine size={18} />}
      label={t('mode')}
      shortcut={shownKeys(EDITOR_KEYS.review.suggest, IS_MAC)}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={turn}
    />
  );
}
