import type { NewPasskey, PasskeyOptions, PasskeyProof } from '@foyer/contract/passkeys'
import { callAuth } from './auth.ts'

/** Whether this browser has passkeys (WebAuthn). */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Whether the field for the address can offer the passkeys of this device. */
export const offersPasskeysInFields = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Whether the reader has closed the browser's dialog, or the page has withdrawn the request. */
export const wasDismissed = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)

/** Whether this device has a passkey for the account. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/**
 * Lets the reader create a passkey on this device or another one.
 * @param account shown in the browser's dialog
 * @throws DOMException see `wasDismissed`, `isKnownHere`
 */
export async function createPasskey(
  { challenge, host, user, known }: PasskeyOptions,
  account: { name: string; email: string },
): Promise<Omit<NewPasskey, 'name'>> {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: toBytes(challenge),
      rp: { id: host, name: 'Foyer' },
      user: { id: toBytes(user), name: account.email, displayName: account.name },
      // Ed25519, P-256 and RSA: one of them is in every authenticator
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        type: 'public-key',
        id: toBytes(credentialId),
        // `as`: the browser ignores those that it does not know
        transports: transports as AuthenticatorTransport[],
      })),
      attestation: 'none',
    },
  })
  // `as`: the browser answers a request for a public key with one, or throws
  const { rawId, response } = credential as PublicKeyCredential
  const created = response as AuthenticatorAttestationResponse
  return {
    credentialId: toText(rawId),
    clientData: toText(created.clientDataJSON),
    authenticatorData: toText(created.getAuthenticatorData()),
    transports: created.getTransports(),
  }
}

/**
 * Lets the reader choose a passkey and proves it.
 * @param options `conditional`: the browser offers the passkeys in the field for the address instead of a dialog
 * @throws DOMException see `wasDismissed`; as `callAuth`
 */
export async function provePasskey(
  options: { mediation?: 'conditional'; signal?: AbortSignal } = {},
): Promise<PasskeyProof> {
  const { challenge = '', host = '' } = await callAuth('sign-in/passkey/options')
  options.signal?.throwIfAborted()
  const credential = await navigator.credentials.get({
    ...options,
    publicKey: { challenge: toBytes(challenge), rpId: host, userVerification: 'required' },
  })
  // `as`: the browser answers a request for a public key with one, or throws
  const { rawId, response } = credential as PublicKeyCredential
  const proof = response as AuthenticatorAssertionResponse
  return {
    credentialId: toText(rawId),
    clientData: toText(proof.clientDataJSON),
    authenticatorData: toText(proof.authenticatorData),
    signature: toText(proof.signature),
  }
}

/** From base64url. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** To base64url. */
const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
