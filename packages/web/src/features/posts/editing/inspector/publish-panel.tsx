import { useTranslation } from 'react-i18next';
import { useSessionPart } from '#web/features/articles/public.ts';
import { Checklist, type ChecklistItem } from '#web/patterns/form-page/checklist.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { isForOthers } from '../../checklist/held-back.ts';
import { PublishBlockersButton } from '../../checklist/publish-blockers-button.tsx';
import { leadToNote } from '../../notes/note-focus.ts';
import { useMustFix } from '../../notes/note-queries.ts';
import { useNoteRules, useWhoClears } from '../../notes/use-note-rules.ts';
import checklistStyles from '../checklist/publish-checklist.module.css';
import { type UnmetCheck, useRequiredCount, useUnmetChecks } from '../checklist/use-checks.ts';
import { fieldOfKey } from '../field-of-key.ts';
import { leadToField } from '../lead-to-field.ts';
import { CHECKLIST_PANEL } from '../panel-fields.ts';
import type { PostSession } from '../post-article.ts';
import type { PanelProps } from './post-panel.tsx';

/** Its count covers every blocker, wherever it is fixed. */
export function PublishPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const post = useSessionPart(session, (state) => state.record);
  const problems = useRequiredCount(session);
  return (
    <InspectorPanel
      name={CHECKLIST_PANEL}
      title={t('panel.publish')}
      problems={problems}
      summary={problems === 0 ? t('summary.ready') : ''}
    >
      <PublishChecklist session={session} />
      {post && (problems > 0 || isForOthers(post)) && post.state !== 'PUBLISHED' && (
        <Blockers session={session} postId={post.id} />
      )}
    </InspectorPanel>
  );
}

function Blockers({ session, postId }: PanelProps & { readonly postId: string }) {
  const dirty = useSessionPart(session, (state) => state.dirty);
  return (
    <PublishBlockersButton
      postId={postId}
      dirty={dirty}
      onMend={(field) => leadToField(session, fieldOfKey(field))}
    />
  );
}

/** Checks every post needs, shown also when met; checks of related fields share one line. */
const ALWAYS = [
  { key: 'text', fields: ['title', 'excerpt', 'content'] },
  { key: 'about', fields: ['mainCategoryId', 'authors'] },
] as const;
/** Only time or another person can settle these; the line says which. */
const BY_OTHERS: readonly string[] = ['CATEGORY_DISABLED', 'MIN_DELAY', 'EMBARGO'];

const LONGEST_NOTE = 80;

/** Everything that blocks publication, live: each line leads to its field and says who can settle it. */
function PublishChecklist({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('editing');
  const post = useSessionPart(session, (state) => state.record);
  const { notes } = useMustFix(post);
  const rules = useNoteRules(post);
  const whoClears = useWhoClears();
  const missing = useUnmetChecks(session);
  const required = missing.filter((check) => !check.isAdvice);
  const advice = missing.filter((check) => check.isAdvice);

  function lineOf({ code, field, isAdvice, label }: UnmetCheck): ChecklistItem {
    return {
      key: code,
      met: false,
      tone: isAdvice ? 'advice' : 'missing',
      label,
      ...(BY_OTHERS.includes(code) && { detail: t(`who.${code}`) }),
      onMend: () => leadToField(session, field),
    };
  }
  /** Notes are listed one by one. */
  function linesOf(check: UnmetCheck): ChecklistItem[] {
    if (check.code !== 'NOTE_MUST_FIX_OPEN' || notes.length === 0) return [lineOf(check)];
    return notes.map((note) => ({
      key: `note-${note.id}`,
      met: false,
      tone: 'missing',
      label: t('checklist.mustFix', {
        text: note.text.length > LONGEST_NOTE ? `${note.text.slice(0, LONGEST_NOTE)}…` : note.text,
      }),
      detail: whoClears(note, rules),
      onMend: () => post && leadToNote(post.id, note.id),
    }));
  }
  const done = ALWAYS.flatMap(({ key, fields }): ChecklistItem[] => {
    const met = fields.filter((field) => !required.some((check) => check.field.split('.', 1)[0] === field));
    const label = met.map((field) => t(`met.${field}`)).join(', ');
    return met.length === 0
      ? []
      : [{ key, met: true, label: label.slice(0, 1).toUpperCase() + label.slice(1) }];
  });
  return (
    <Stack gap={3}>
      <Checklist label={t('checklist.required')} items={[...required.flatMap(linesOf), ...done]} />
      {advice.length > 0 && (
        <section>
          <h3 className={checklistStyles.heading}>{t('checklist.advice')}</h3>
          <Checklist label={t('checklist.advice')} items={advice.map(lineOf)} />
        </section>
      )}
      {required.length === 0 ? (
        <p className={checklistStyles.ready}>{t('checklist.ready')}</p>
      ) : (
        <p className={textStyles.hint}>{t('who.author')}</p>
      )}
    </Stack>
  );
}
