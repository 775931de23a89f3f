import {
  AI_USES,
  COMMENT_CHOICES,
  GENRES,
  POST_TYPES,
  type PostType,
  SENSITIVE_FLAGS,
} from '@toasoan/contract/features/posts/post-kinds.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { useSessionPart } from '#web/features/articles/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import { TranslationsPanel } from '#web/patterns/translation-slots/translations-panel.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { NamedPanel } from '../../named/named-panel.tsx';
import { EditedPostNotes } from '../../notes/post-notes.tsx';
import { AttachmentsPanel } from '../files/attachments-panel.tsx';
import { CoverPanel } from '../files/cover-panel.tsx';
import type { PostValues } from '../post-values.ts';
import { AuthorsPanel } from './authors-panel.tsx';
import { ChoiceField, DetailField, SwitchField, TextField } from './detail-field.tsx';
import { LinksPanel } from './links-panel.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { RelatedPanel } from './related-panel.tsx';
import { RestrictedPanels } from './restricted-panels.tsx';
import { SeoPanel } from './seo-panel.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { TimesPanel } from './times-panel.tsx';

/** The panels about the article, in the order in which a newsroom needs them. */
export function PostInspector({ session }: PanelProps) {
  const post = useSessionPart(session, (state) => state.record);
  return (
    <>
      <TermsPanel session={session} />
      <CoverPanel session={session} />
      <PublishPanel session={session} />
      <SuggestionsPanel session={session} />
      {post && <EditedPostNotes post={post} article={session.article} />}
      <AuthorsPanel session={session} />
      <KindPanel session={session} />
      <AttachmentsPanel session={session} />
      <NamedPanel session={session} />
      <RelatedPanel session={session} />
      <LinksPanel session={session} />
      <DisplayPanel session={session} />
      <SeoPanel session={session} />
      <LegalPanel session={session} />
      <NotePanel session={session} />
      {post && <RestrictedPanels post={post} />}
      {post && <TranslationsPanel kind="POST" id={post.id} title={post.title} />}
      <TimesPanel session={session} />
    </>
  );
}

/** Types whose own section is not built yet. */
const WAITS_FOR: Readonly<Partial<Record<PostType, string>>> = {
  LONGFORM: 'needs.layout',
};
/** Created by its own form, never by hand. */
const TYPES = POST_TYPES.filter((type) => type !== 'CORRECTION');

function KindPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { t: tFields } = useTranslation('post-fields');
  const type = useFormPart(session.form, ({ values }) => values.postType);
  const genre = useFormPart(session.form, ({ values }) => values.genre);
  const summary = `${tFields(`value.postType.${type}`)} · ${tFields(`value.genre.${genre}`)}`;
  function disabledReason(value: string): string | undefined {
    const deps = WAITS_FOR[value as PostType];
    // A post that already has such a type keeps it.
    return deps && value !== type ? t(deps) : undefined;
  }
  return (
    <PostPanel session={session} name="kind" summary={summary}>
      <ChoiceField
        session={session}
        name="postType"
        values={type === 'CORRECTION' ? POST_TYPES : TYPES}
        disabledReason={disabledReason}
      />
      <ChoiceField session={session} name="genre" values={GENRES} />
      <DetailField session={session} name="lang">
        {({ onChange, ...control }, label) => (
          <Select
            {...control}
            label={label}
            options={RECORD_LANGUAGES.map((tag) => ({ value: tag, label: languageName(tag) }))}
            onChange={(tag) => onChange((tag ?? 'vi') as typeof control.value)}
          />
        )}
      </DetailField>
    </PostPanel>
  );
}

function DisplayPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const isOnHome = useFormPart(session.form, ({ values }) => values.showOnHome);
  return (
    <PostPanel session={session} name="display" summary={t(isOnHome ? 'summary.onHome' : 'summary.offHome')}>
      <SwitchField session={session} name="showOnHome" />
      <ChoiceField session={session} name="allowComment" values={COMMENT_CHOICES} />
      <SwitchField session={session} name="allowShare" />
      <SwitchField session={session} name="allowRating" />
      <SwitchField session={session} name="allowPrint" />
    </PostPanel>
  );
}

function LegalPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { t: tFields } = useTranslation('post-fields');
  const isSponsored = useFormPart(session.form, ({ values }) => values.isSponsored);
  const aiUsage = useFormPart(session.form, ({ values }) => values.aiUsage);
  const marked = useFormPart(session.form, ({ values }) => values.sensitiveFlags.length);
  const summary = [
    isSponsored && tFields('name.isSponsored'),
    aiUsage !== 'NONE' && tFields(`value.aiUsage.${aiUsage}`),
    marked > 0 && t('summary.flags', { count: marked }),
  ];
  const flags = SENSITIVE_FLAGS.map((flag) => ({
    value: flag,
    label: tFields(`value.sensitiveFlags.${flag}`),
  }));
  return (
    <PostPanel
      session={session}
      name="legal"
      summary={summary.filter((part) => part !== false).join(' · ') || t('summary.none')}
    >
      <ChoiceField session={session} name="aiUsage" values={AI_USES} />
      <DetailField session={session} name="sensitiveFlags">
        {({ onChange, ...control }, label) => (
          <MultiSelect
            {...control}
            label={label}
            addLabel={t('add.flag')}
            options={flags}
            max={SENSITIVE_FLAGS.length}
            onChange={(chosen) => onChange([...chosen] as PostValues['sensitiveFlags'])}
          />
        )}
      </DetailField>
      <SwitchField session={session} name="isSponsored" hint={t('hint.isSponsored')} />
      {isSponsored && <TextField session={session} name="sponsorName" required />}
      <DetailField session={session} name="bannedWordsReason" hint={t('hint.bannedWordsReason')}>
        {(control) => <TextArea {...control} rows={2} />}
      </DetailField>
    </PostPanel>
  );
}

function NotePanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const note = useSettledPart(session.form, ({ values }) => values.internalNote);
  return (
    <PostPanel session={session} name="note" summary={note}>
      <DetailField session={session} name="internalNote" hint={t('hint.internalNote')}>
        {(control) => <TextArea {...control} rows={4} />}
      </DetailField>
    </PostPanel>
  );
}
