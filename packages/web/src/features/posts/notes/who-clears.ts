import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useTranslation } from 'react-i18next';
import type { NoteRules } from './use-note-rules.ts';

/** Who can say of a must-fix that it is done. */
export function useWhoClears(): (note: PostNote, rules: NoteRules) => string {
  const { t } = useTranslation('notes');
  return (note, rules) => {
    if (rules.mayResolve(note)) return t('whoClears.mine');
    const name = note.mustFixBy?.name;
    return name === undefined ? t('whoClears.editors') : t('whoClears.asker', { name });
  };
}
