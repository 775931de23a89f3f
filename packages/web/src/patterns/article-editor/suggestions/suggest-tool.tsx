import { FilePenLine } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { LiveArticle } from '../live-article.ts';
import { IS_MAC, shownKeys } from '../toolbar/shown-keys.ts';

const KEYS = 'Mod-Alt-s';

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
      const hasMod = IS_MAC ? event.metaKey : event.ctrlKey;
      if (event.code !== 'KeyS' || !hasMod || !event.altKey || event.shiftKey) return;
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
      shortcut={shownKeys(KEYS, IS_MAC)}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={turn}
    />
  );
}
