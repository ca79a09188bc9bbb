import { z } from 'zod'
import { PersonName } from './person-name.ts'

/** Bytes in base64url, as WebAuthn writes them. */
const bytes = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)

/** How browsers reach an authenticator; WebAuthn may add others. */
const Transport = z
  .string()
  .max(20)
  .regex(/^[\w-]+$/)

/** A key pair in a phone, a computer or a security key, with which the account signs in (WebAuthn). */
export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

/** The values with which the browser creates a passkey. */
export const PasskeyOptions = z
  .object({
    /** Random bytes that the authenticator signs: they work for ten minutes, for this account. */
    challenge: z.string(),
    /** The host name that the passkey will be for. */
    host: z.string(),
    /** The id of the account, in base64url. */
    user: z.string(),
    /** The passkeys that the account has: an authenticator gets no second one. */
    known: z.array(z.object({ credentialId: z.string(), transports: z.array(z.string()) })),
  })
  .meta({ id: 'PasskeyOptions' })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** A new passkey, as the browser has created it. */
export const NewPasskey = z
  .strictObject({
    name: PersonName,
    credentialId: bytes(1400),
    clientData: bytes(8000),
    authenticatorData: bytes(8000),
    transports: z.array(Transport).max(10),
  })
  .meta({ id: 'NewPasskey' })
export type NewPasskey = z.output<typeof NewPasskey>

export const PasskeyChanges = z.strictObject({ name: PersonName }).meta({ id: 'PasskeyChanges' })

/** The proof of a passkey: its signature of a challenge from `POST /api/auth/sign-in/passkey/options`. */
export const PasskeyProof = z
  .strictObject({
    credentialId: bytes(1400),
    clientData: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(2000),
  })
  .meta({ id: 'PasskeyProof' })
export type PasskeyProof = z.output<typeof PasskeyProof>
