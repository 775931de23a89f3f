import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import type { Problem } from '#web/ui/form/problem.ts';
import type { LocalDrafts } from '../autosave/local-drafts.ts';
import type { MergedValues } from '../merge/merge-values.ts';
import type { ArticleText, ArticleTypes, EditedRecord } from './article-types.ts';

/** Unsaved text as the server keeps it. */
export interface KeptDraft<A extends ArticleTypes> {
  readonly baseVersion: number;
  readonly savedTime: string;
  readonly draft: A['draft'];
  readonly names: A['names'];
}

export interface KeptOnServer<A extends ArticleTypes> extends KeptDraft<A> {
  readonly editingSession: string;
}

/** The text of a page whose lock was taken, and whose it is. */
export interface TakenDraft<A extends ArticleTypes> extends KeptDraft<A> {
  readonly name: string;
}

export interface GivenText<A extends ArticleTypes> {
  readonly editingSession: string;
  /** The page that asked. */
  readonly to: string;
  /** null: everything is saved. */
  readonly draft: A['draft'] | null;
}

type Version = Pick<EditedRecord, 'id' | 'version'>;

/** The calls of a kind. Each asks without a notification what runs by itself. */
interface ArticleCalls<A extends ArticleTypes> {
  /** The key makes a repeated call create only one. `quietly`: codes that the page itself shows. */
  readonly create: (input: A['input'], key: string, quietly: readonly string[]) => Promise<A['record']>;
  readonly update: (
    record: Version,
    editingSession: string,
    input: A['input'],
    quietly: readonly string[],
  ) => Promise<A['record']>;
  readonly read: (id: string) => Promise<A['record']>;
  /** Answer the time of the server. */
  readonly autosave: (record: Version, editingSession: string, draft: A['draft']) => Promise<string>;
  readonly giveText: (record: Version, text: GivenText<A>) => Promise<string>;
  readonly autosaves: (id: string) => Promise<readonly KeptOnServer<A>[]>;
  /** `quietly`: what is not dropped expires, so that a failure is not reported. */
  readonly dropAutosave: (id: string, editingSession: string, how: 'quietly' | 'aloud') => Promise<void>;
}

export interface PresenceBeat<State extends string> {
  readonly editingSession: string;
  readonly place: string | null;
  readonly wants: 'read' | 'write';
  readonly idle: number;
  /** The record's state on the page. */
  readonly state: State | undefined;
}

interface Taking {
  readonly editingSession: string;
  /** The session that is believed to hold the lock. */
  readonly holder: string;
}

/** Where a lock call belongs. */
export interface LockPlace {
  readonly projectId: string;
  readonly id: string;
}

/** The writer's lock of a kind, for pages that only show a record too. */
export interface LockKind<A extends ArticleTypes> {
  readonly notices: Readonly<Record<'presence' | 'textAsked' | 'textGiven' | 'lockAsked', NoticeKind>>;
  /** Notices after which the lock may be another's. */
  readonly changes: NoticeKind;
  readonly presence: (place: LockPlace, beat: PresenceBeat<A['record']['state']>) => Promise<Presence>;
  readonly askForText: (place: LockPlace, taking: Taking) => Promise<unknown>;
  readonly takeOver: (
    place: LockPlace,
    taking: Taking,
  ) => Promise<Presence & { readonly text: TakenDraft<A> | null }>;
  readonly askForLock: (place: LockPlace, editingSession: string) => Promise<unknown>;
  readonly giveLock: (place: LockPlace, editingSession: string, to: string) => Promise<Presence>;
  /** Sent also while the page closes. */
  readonly leave: (place: LockPlace, editingSession: string) => Promise<unknown>;
}

/** The lock follows the work on a record. */
interface WorkRules<A extends ArticleTypes> {
  /** It is this person's turn to write. */
  readonly isGiven: (record: A['record'], userId: string) => boolean;
  /** It is somebody else's turn, so that this page must release it. `from`: the state before. */
  readonly isWithOthers: (record: A['record'], from: A['record']['state'], userId: string) => boolean;
}

/** How two texts of a kind become one; its code is fetched with the first need. */
export interface MergeRules<A extends ArticleTypes> {
  readonly mergeValues: (
    base: A['values'],
    mine: A['values'],
    theirs: A['values'],
  ) => MergedValues<A['values']>;
  /** Whether a saved text is the one that was sent. */
  readonly isSameText: (saved: ArticleText<A>, sent: ArticleText<A>) => boolean;
  /** The text of an older version; undefined when it is no longer kept. */
  readonly findTextAt: (id: string, version: number) => Promise<ArticleText<A> | undefined>;
}

/** What shared sentences call a record. */
export interface ArticleWords {
  /** “bài viết” */
  readonly thing: string;
  /** One without a title: “Bài chưa có tiêu đề” */
  readonly untitled: string;
  /** The same in short: “bài” */
  readonly it: string;
}

/** What the shared editing needs to know of a kind of record: values and functions over its own calls. */
export interface ArticleKind<A extends ArticleTypes> {
  /** Names its queries. */
  readonly name: string;
  /** Where its pages are: `/manager_post`. */
  readonly at: string;
  readonly words: () => ArticleWords;
  /** A text nobody has saved. */
  readonly blank: (authorName: string) => ArticleText<A>;
  readonly textOf: (record: A['record']) => ArticleText<A>;
  /** The body of a save over `record`. */
  readonly inputOf: (text: ArticleText<A>, record: A['record'] | undefined) => A['input'];
  /** As much of it as may be kept unsaved: a field that is half typed must not stop the rest. */
  readonly draftOf: (input: A['input']) => A['draft'];
  /** All of it, for this browser. */
  readonly localDraftOf: (input: A['input']) => A['draft'];
  readonly namesOf: (values: A['values']) => A['names'];
  readonly problemsOf: (values: A['values']) => readonly Problem[];
  readonly valuesOfDraft: (draft: A['draft'], names: A['names'], base: A['values']) => A['values'];
  /** Without what only its own record may have, such as an address: it becomes a new record. */
  readonly draftForNew: (draft: A['draft']) => A['draft'];
  /** What it is called in bars, tabs and questions; '' without one. */
  readonly titleOf: (values: A['values']) => string;
  /** Short texts shown above the body where two drafts are compared. */
  readonly headOf: (values: A['values']) => readonly string[];
  /** Reads one as its pages do. */
  readonly detail: (
    projectId: string,
    id: string,
  ) => UseQueryOptions<A['record'], Error, A['record'], QueryKey>;
  readonly calls: ArticleCalls<A>;
  readonly lock: LockKind<A>;
  readonly work: WorkRules<A>;
  readonly copies: LocalDrafts<A>;
  readonly loadMerging: () => Promise<MergeRules<A>>;
}
