import { Language } from '@foyer/contract/language'
import { render } from '@react-email/render'
import type { Infra } from '../../lib/infra.ts'
import type { MailRow } from './queries.ts'
import type { MailData, MailKind } from './rules.ts'
import { mailRecord } from './rules.ts'
import type { Content } from './templates/content.ts'
import { contentOf } from './templates/content.ts'
import { MailLayout } from './templates/MailLayout.tsx'
import { plainText } from './templates/plain-text.ts'

type Deps = Pick<Infra, 'secrets' | 'publicUrl'>
type StoredMail = Pick<MailRow, 'id' | 'kind' | 'language' | 'encryptedContent'>

/** Renders a stored mail as HTML and as plain text. @throws when its content has been deleted */
export async function renderMail(deps: Deps, mail: StoredMail): Promise<{ html: string; text: string }> {
  const content = decryptContent(deps, mail)
  return { html: await render(<MailLayout content={content} />), text: plainText(content) }
}

/** Renders a stored mail as plain text. @throws when its content has been deleted */
export const renderMailText = (deps: Deps, mail: StoredMail): string => plainText(decryptContent(deps, mail))

function decryptContent({ secrets, publicUrl }: Deps, { id, kind, language, encryptedContent }: StoredMail): Content {
  if (encryptedContent === null) throw new Error(`The content of mail ${id} has been deleted`)
  // `as`: `enqueueMail` encrypts the data of the kind that it stores in the same row
  const data = JSON.parse(secrets.decrypt(encryptedContent, mailRecord(id))) as MailData[MailKind]
  return contentOf(kind as MailKind, data, Language.parse(language), publicUrl)
}
