import { route } from '../http/route.ts'
import { Door, Installation, Mail, MailFilter, MailText } from '../installation.ts'

export const installation = {
  door: route('GET /door', { summary: 'Whether an account can be made here', access: 'anyone', answer: Door }),
  view: route('GET /installation', { summary: 'How the installation is', access: 'operator', answer: Installation }),
  mails: route('GET /installation/mails', {
    summary: 'The mail log, the newest first',
    access: 'operator',
    query: MailFilter,
    answer: Mail,
    paged: true,
  }),
  mail: route('GET /installation/mails/{id}', {
    summary: 'One mail, with its text while it is kept',
    access: 'operator',
    answer: MailText,
    refused: ['not-found'],
  }),
}
