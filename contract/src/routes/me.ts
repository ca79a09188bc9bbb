import { z } from 'zod'
import { route } from '../http/route.ts'
import { EmailChange, EmailConfirmation, Me, MeChanges, PasswordChange, Session } from '../me.ts'

export const me = {
  view: route('GET /me', { summary: 'The signed-in account and its teams', access: 'account', answer: Me }),
  change: route('PATCH /me', {
    summary: 'Changes what is sent and leaves the rest',
    access: 'account',
    body: MeChanges,
    answer: Me,
    refused: ['not-found'],
  }),
  changeEmail: route('POST /me/email', {
    summary: 'Sends a link to the new address; opening it changes the address',
    access: 'account',
    body: EmailChange,
    status: 202,
    answer: Me,
    refused: ['wrong-password', 'rate-limited'],
  }),
  confirmEmail: route('POST /me/email/confirmation', {
    summary: 'Changes the address to the one whose link was opened; works once, with or without a session',
    access: 'anyone',
    body: EmailConfirmation,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
  changePassword: route('POST /me/password', {
    summary: 'Changes the password and ends all other sessions',
    access: 'account',
    body: PasswordChange,
    refused: ['wrong-password', 'stale', 'rate-limited'],
  }),
  sessions: route('GET /me/sessions', {
    summary: 'Where the account is signed in',
    access: 'account',
    answer: z.array(Session),
  }),
  endSession: route('DELETE /me/sessions/{id}', {
    summary: 'Ends one session',
    access: 'account',
    refused: ['not-found'],
  }),
  endSessions: route('DELETE /me/sessions', { summary: 'Ends every session, this one too', access: 'account' }),
}
