import { z } from 'zod'
import { route } from '../http/route.ts'
import {
  Authentication,
  EmailChange,
  EmailConfirmation,
  EmailConfirmed,
  EndedSessions,
  Me,
  MeChanges,
  PasswordChange,
  Session,
  SignInMethods,
} from '../me.ts'

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
    summary: 'Request a new address: emails a link to it and one to the current address',
    access: 'account',
    body: EmailChange,
    status: 202,
    answer: Me,
    refused: ['wrong-password', 'recent-sign-in-needed', 'rate-limited'],
  }),
  cancelEmail: route('DELETE /me/email', {
    summary: 'Cancel the requested change of the address',
    access: 'account',
    answer: Me,
  }),
  confirmEmail: route('POST /me/email/confirmation', {
    summary: 'Confirm a change of the address with one of its two tokens; the second ends all sessions',
    access: 'anyone',
    body: EmailConfirmation,
    answer: EmailConfirmed,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
  refuseEmail: route('POST /me/email/refusal', {
    summary: 'Refuse a change of the address with one of its two tokens',
    access: 'anyone',
    body: EmailConfirmation,
    refused: ['not-found', 'rate-limited'],
  }),
  changePassword: route('POST /me/password', {
    summary: 'Change the password and end all other sessions',
    access: 'account',
    body: PasswordChange,
    refused: ['wrong-password', 'stale', 'rate-limited'],
  }),
  authenticate: route('POST /me/authentication', {
    summary: "Confirm the account's identity with its password, for sensitive changes within the next two hours",
    access: 'account',
    body: Authentication,
    refused: ['wrong-password', 'rate-limited'],
  }),
  signInMethods: route('GET /me/sign-in-methods', {
    summary: 'Get whether the account can sign in with a password and through the OpenID Connect provider',
    access: 'account',
    answer: SignInMethods,
  }),
  disconnectProvider: route('DELETE /me/provider', {
    summary:
      'Disconnect the OpenID Connect provider and end all other sessions; refused when the account has no password and no passkey',
    access: 'account',
    recentSignIn: 'two hours',
    refused: ['conflict'],
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
  endSessions: route('DELETE /me/sessions', {
    summary: 'End all sessions, or all but this one',
    access: 'account',
    query: EndedSessions,
  }),
}
