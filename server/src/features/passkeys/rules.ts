/** The host name that passkeys are for (the relying party of WebAuthn). */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname

/**
 * The attestation object of WebAuthn around authenticator data, with the format `none`: a CBOR map of three entries. An
 * attestation that a browser sends all the same is not read this way, nor are the certificates in it.
 * @param authenticatorData in base64url
 */
export function noAttestation(authenticatorData: string): string {
  const data = Buffer.from(authenticatorData, 'base64url')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  const head = [
    0xa3,
    ...textItem('fmt'),
    ...textItem('none'),
    ...textItem('attStmt'),
    0xa0,
    ...textItem('authData'),
    0x59,
  ]
  return Buffer.concat([Buffer.from(head), length, data]).toString('base64url')
}

/** A CBOR text of less than 24 bytes. */
const textItem = (text: string): number[] => [0x60 + text.length, ...Buffer.from(text)]
