import { z } from 'zod'
import { route } from '../http/route.ts'
import { NewPasskey, Passkey, PasskeyChanges, PasskeyOptions, PasskeyProof } from '../passkeys.ts'

export const passkeys = {
  list: route('GET /me/passkeys', {
    summary: "List the account's passkeys, newest first",
    access: 'account',
    answer: z.array(Passkey),
  }),
  begin: route('POST /me/passkeys/options', {
    summary: 'Get the options for creating a passkey in a browser',
    access: 'account',
    recentSignIn: 'two hours',
    answer: PasskeyOptions,
  }),
  add: route('POST /me/passkeys', {
    summary: 'Save a passkey that the browser has created',
    access: 'account',
    recentSignIn: 'two hours',
    body: NewPasskey,
    answer: Passkey,
    status: 201,
    refused: ['not-found', 'conflict'],
  }),
  change: route('PATCH /me/passkeys/{id}', {
    summary: 'Rename a passkey',
    access: 'account',
    body: PasskeyChanges,
    answer: Passkey,
    refused: ['not-found'],
  }),
  remove: route('DELETE /me/passkeys/{id}', {
    summary: 'Remove a passkey; ends all other sessions',
    access: 'account',
    recentSignIn: 'two hours',
    refused: ['not-found'],
  }),
  authenticate: route('POST /me/authentication/passkey', {
    summary: "Confirm the account's identity with a passkey, for sensitive changes within the next two hours",
    access: 'account',
    body: PasskeyProof,
    refused: ['not-found', 'rate-limited'],
  }),
}
