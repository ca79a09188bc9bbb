import { Language } from '@foyer/contract/language'
import { render } from '@react-email/render'
import type { Services } from '../../http/services.ts'
import type { Content } from './presenter/content.ts'
import { contentOf } from './presenter/content.ts'
import { Letter } from './presenter/Letter.tsx'
import { plainText } from './presenter/plain-text.ts'
import type { MailRow } from './queries.ts'
import type { MailData, MailKind } from './rules.ts'
import { mailRecord } from './rules.ts'

type Needs = Pick<Services, 'secrets' | 'publicUrl'>
type Stored = Pick<MailRow, 'id' | 'kind' | 'language' | 'sealed'>

/** A stored mail as HTML and as plain text. @throws when its content is gone */
export async function presentLetter(needs: Needs, mail: Stored): Promise<{ html: string; text: string }> {
  const content = open(needs, mail)
  return { html: await render(<Letter content={content} />), text: plainText(content) }
}

/** A stored mail as plain text. @throws when its content is gone */
export const presentText = (needs: Needs, mail: Stored): string => plainText(open(needs, mail))

function open({ secrets, publicUrl }: Needs, { id, kind, language, sealed }: Stored): Content {
  if (sealed === null) throw new Error(`Mail ${id} says nothing any more`)
  // `as`: `enqueueMail` seals the data that belongs to the kind it writes beside it
  const data = JSON.parse(secrets.open(sealed, mailRecord(id))) as MailData[MailKind]
  return contentOf(kind as MailKind, data, Language.parse(language), publicUrl)
}
