import { route } from '../http/route.ts'
import { Installation, Mail, MailFilter, MailText, OpenedSignUp, QueuedMails, SignUpInfo } from '../installation.ts'

export const installation = {
  signUpInfo: route('GET /sign-up', {
    summary: 'Get whether accounts can be created here, and whether emails are sent',
    access: 'anyone',
    answer: SignUpInfo,
  }),
  signUpLink: route('GET /public/sign-ups/{token}', {
    summary: 'Get the address of a new account by the token of the link that was mailed to it',
    access: 'anyone',
    answer: OpenedSignUp,
    refused: ['not-found', 'rate-limited'],
  }),
  view: route('GET /installation', {
    summary: 'Get the health and configuration of the installation',
    access: 'operator',
    answer: Installation,
  }),
  mails: route('GET /installation/mails', {
    summary: 'List the mail log, newest first',
    access: 'operator',
    query: MailFilter,
    answer: Mail,
    paged: true,
  }),
  mail: route('GET /installation/mails/{id}', {
    summary: 'Get an email, with its text while it is stored',
    access: 'operator',
    answer: MailText,
    refused: ['not-found'],
  }),
  sendKeptMails: route('POST /installation/mails/send-kept', {
    summary: 'Send the emails that were stored while there was no mail server',
    access: 'operator',
    answer: QueuedMails,
    refused: ['conflict'],
  }),
}
