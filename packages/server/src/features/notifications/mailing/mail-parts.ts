/** One thing that happened, in words. */
export interface MailLine {
  readonly project: string;
  readonly title: string;
  /** "Thu Hà đã trả lại bài" */
  readonly done: string;
  /** A reason, words of a note; '' for none. */
  readonly text: string;
  /** What is to be done about it; '' where that is plain. */
  readonly next: string;
  readonly time: string;
  readonly url: string;
}

/** What a mail is made of, in whichever form. */
export interface MailParts {
  readonly hello: string;
  readonly lead: string;
  readonly lines: readonly MailLine[];
  /** '' where all are listed. */
  readonly more: string;
  readonly open: string;
  readonly why: string;
  readonly settings: string;
  readonly settingsUrl: string;
  readonly consoleUrl: string;
}
