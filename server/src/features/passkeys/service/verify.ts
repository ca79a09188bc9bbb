import type { NewPasskey, PasskeyProof } from '@foyer/contract/passkeys'
import type { Infra } from '../../../lib/infra.ts'
import type { PasskeyRow } from '../queries.ts'
import { hostOf, noAttestation } from '../rules.ts'
import { isChallengeOf } from './challenges.ts'

type Deps = Pick<Infra, 'signer' | 'publicUrl'>

// loaded on first use: it takes half a second, and most processes never need it
const library = () => import('@simplewebauthn/server')

/**
 * Verifies a new passkey: a challenge of this account, this origin and host, and that the authenticator has verified the
 * person. Its make is not proved: no attestation is requested or read.
 * @returns undefined when it is not valid
 */
export async function verifyNewPasskey(
  deps: Deps,
  accountId: string,
  { credentialId, clientData, authenticatorData, transports }: NewPasskey,
): Promise<{ publicKey: Buffer; counter: number } | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...common(credentialId),
      response: { clientDataJSON: clientData, attestationObject: noAttestation(authenticatorData), transports },
    },
    ...expectationsOf(deps, accountId),
  }).catch(invalid)
  if (!registrationInfo || registrationInfo.credential.id !== credentialId) return undefined
  const { publicKey, counter } = registrationInfo.credential
  return { publicKey: Buffer.from(publicKey), counter }
}

/**
 * Verifies the proof of a passkey, with a person whom the authenticator has verified.
 * @returns the challenge that it has signed, and the new counter; undefined when it is not valid
 */
export async function verifyProof(
  deps: Deps,
  { credentialId, publicKey, counter }: PasskeyRow,
  { clientData, authenticatorData, signature }: PasskeyProof,
): Promise<{ challenge: string; counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await library()
  let signed = ''
  const { expectedChallenge: isExpected, ...expectations } = expectationsOf(deps, '')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...common(credentialId),
      response: { clientDataJSON: clientData, authenticatorData, signature },
    },
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
    expectedChallenge: (challenge) => {
      signed = challenge
      return isExpected(challenge)
    },
    ...expectations,
  }).catch(invalid)
  return verified && authenticationInfo ? { challenge: signed, counter: authenticationInfo.newCounter } : undefined
}

const expectationsOf = (deps: Deps, subject: string) => ({
  expectedOrigin: deps.publicUrl,
  expectedRPID: hostOf(deps.publicUrl),
  expectedChallenge: (challenge: string) => isChallengeOf(deps, subject, challenge),
  requireUserVerification: true,
})

const common = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

// the library throws for whatever is wrong, with a text that quotes the request
const invalid = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined })
