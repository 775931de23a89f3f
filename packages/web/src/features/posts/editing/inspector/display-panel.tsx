import { COMMENT_CHOICES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { ChoiceField, SwitchField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';

export function DisplayPanel({ session }: PanelProps) {
  return (
    <PostPanel session={session} name="display">
      <SwitchField session={session} name="showOnHome" />
      <ChoiceField session={session} name="allowComment" values={COMMENT_CHOICES} />
      <SwitchField session={session} name="allowShare" />
      <SwitchField session={session} name="allowRating" />
      <SwitchField session={session} name="allowPrint" />
    </PostPanel>
  );
}
