import { z } from 'zod'
import { route } from '../http/route.ts'
import { EmailChange, EmailConfirmation, Me, MeChanges, PasswordChange, Session } from '../me.ts'

export const me = {
  view: route('GET /me', { summary: 'Get the signed-in account and its teams', access: 'account', answer: Me }),
  change: route('PATCH /me', {
    summary: 'Update the account: fields that are not sent stay as they are',
    access: 'account',
    body: MeChanges,
    answer: Me,
    refused: ['not-found'],
  }),
  changeEmail: route('POST /me/email', {
    summary: 'Email a confirmation link to the new address',
    access: 'account',
    body: EmailChange,
    status: 202,
    answer: Me,
    refused: ['wrong-password', 'rate-limited'],
  }),
  confirmEmail: route('POST /me/email/confirmation', {
    summary: 'Confirm the new address with the emailed token; works once, with or without a session',
    access: 'anyone',
    body: EmailConfirmation,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
  changePassword: route('POST /me/password', {
    summary: 'Change the password and end all other sessions',
    access: 'account',
    body: PasswordChange,
    refused: ['wrong-password', 'stale', 'rate-limited'],
  }),
  sessions: route('GET /me/sessions', {
    summary: "List the account's sessions",
    access: 'account',
    answer: z.array(Session),
  }),
  endSession: route('DELETE /me/sessions/{id}', {
    summary: 'End a session',
    access: 'account',
    refused: ['not-found'],
  }),
  endSessions: route('DELETE /me/sessions', { summary: 'End all sessions, including this one', access: 'account' }),
}
