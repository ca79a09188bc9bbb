import type { Language } from '@foyer/contract/languages'
import type { Signer } from '../../lib/signer.ts'

/** The messages that a link stops: those of a team to an email address. */
export interface MessageOptOut {
  team: string
  /** The email address, hashed: neither the link nor the database names who unsubscribed. */
  emailHash: string
}

/** The URL of the page that stops messages, in the reader's language. */
export function optOutLink(
  { publicUrl, signer }: { publicUrl: string; signer: Signer },
  language: Language,
  optOut: MessageOptOut,
): string {
  return `${publicUrl}/${language}/unsubscribe/${optOutToken(signer, optOut)}`
}

/**
 * The token that stops the messages of a team to an email address, without a session. It is signed, opens nothing else, and
 * does not expire.
 */
export function optOutToken(signer: Signer, { team, emailHash }: MessageOptOut): string {
  const text = team.slice('tem_'.length) + emailHash
  return `${text}.${signer.sign(purpose, text)}`
}

/** Verifies a token. @returns what it stops; undefined when Foyer did not sign it */
export function optOutOfToken(signer: Signer, token: string): MessageOptOut | undefined {
  const [text = '', signature = ''] = token.split('.')
  if (!signer.verify(purpose, text, signature)) return undefined
  return { team: `tem_${text.slice(0, -hashLength)}`, emailHash: text.slice(-hashLength) }
}

const purpose = 'message-opt-out'
/** The characters of a hash. */
const hashLength = 64
