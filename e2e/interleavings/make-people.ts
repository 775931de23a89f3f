import { askOnce } from './ask-server.ts';
import { PASSWORD, type TwoServers } from './two-servers.ts';

type Headers = Readonly<Record<string, string>>;

/** The first project of every database. */
const PROJECT = '1';
const FIRST = 'quantri@toasoan.local';
const OTHERS = [
  { displayName: 'Lê Thu Hà', email: 'admin@toasoan.local', role: 'ADMIN' },
  { displayName: 'Phạm Đức Anh', email: 'editor@toasoan.local', role: 'EDITOR' },
];

/** Creates three people of one project in a database without a demo. @returns the headers of each person's calls. */
export async function makePeople(servers: TwoServers): Promise<readonly Headers[]> {
  const first = await signIn(servers, FIRST);
  const people: Headers[] = [first];
  for (const person of OTHERS) {
    const { inviteUrl } = await askOnce<{ inviteUrl: string }>(servers, '/admin/user/create', first, {
      ...person,
      projects: [PROJECT],
    });
    const secret = /[\w-]+$/.exec(inviteUrl)?.[0];
    await askOnce(servers, '/admin/user/setPassword', {}, { secret, password: PASSWORD });
    people.push(await signIn(servers, person.email));
  }
  return people;
}

async function signIn(servers: TwoServers, email: string): Promise<Headers> {
  const body = { email, password: PASSWORD, recaptchaToken: '' };
  const { token } = await askOnce<{ token: string }>(servers, '/admin/login', {}, body);
  return { authorization: `Bearer ${token}`, 'project-id': PROJECT };
}
