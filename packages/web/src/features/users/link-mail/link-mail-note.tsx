import { useQuery } from '@tanstack/react-query';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import type { Person } from '../person.ts';
import { linkMailOf } from '../user-queries.ts';
import { LinkMailState } from './link-mail-state.tsx';

/** In somebody's account: a link that was mailed to them and that they may still be waiting for. */
export function LinkMailNote({ person }: { readonly person: Person }) {
  const projectId = useProjectId();
  const mayAsk = useMay('user.update') && person.accountType === 'user';
  const { data: mail } = useQuery({ ...linkMailOf(projectId, person.userId), enabled: mayAsk });
  if (!mail || mail.state === 'DROPPED' || new Date(mail.expireTime ?? 0) < new Date()) return null;
  const isDone = mail.state === 'SENT' && mail.purpose === 'invitation' && person.hasPassword;
  return isDone ? null : <LinkMailState mail={mail} />;
}
