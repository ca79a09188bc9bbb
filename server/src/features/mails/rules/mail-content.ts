import type { Infra } from '../../../lib/infra.ts'

/** The context a mail's content is encrypted for: it cannot be decrypted in another row. */
export const mailRecord = (id: string): string => `mail:${id}`

/** The content of a mail as JSON, to find a text in it. @returns an empty text when it is deleted, or no secret decrypts it */
export function mailContentOf(
  secrets: Pick<Infra['secrets'], 'decrypt'>,
  id: string,
  encrypted: string | null,
): string {
  try {
    return encrypted === null ? '' : secrets.decrypt(encrypted, mailRecord(id))
  } catch {
    return ''
  }
}
