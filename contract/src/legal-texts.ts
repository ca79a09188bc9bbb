import { z } from 'zod'
import { Content, picturesIn } from './content.ts'
import { Language } from './language.ts'
import { agreements, agreementsTo, legalTextKinds, maxMinimumAge, minMinimumAge } from './legal-text-kinds.ts'
import { refine } from './refine.ts'
import { Version } from './version.ts'

const Kind = z.enum(legalTextKinds).meta({ id: 'LegalTextKind' })
const Agreement = z.enum(agreements).meta({ id: 'LegalTextAgreement' })
const MinimumAge = z.int().min(minMinimumAge).max(maxMinimumAge)

/** A text in each language that it is written in. A buyer keeps it as a PDF, which has no pictures. */
const LegalContent = z
  .partialRecord(
    Language,
    Content.refine(...refine('not-allowed', (blocks: z.output<typeof Content>) => picturesIn(blocks).length === 0)),
  )
  .meta({ id: 'LegalTextContent' })

/** A version of a text in its history. */
const LegalTextVersion = z
  .object({
    id: z.string(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    /** The member who saved it; absent when the account is deleted. */
    by: z.string().optional(),
    /** Empty for a version that ended the text. */
    languages: z.array(Language),
  })
  .meta({ id: 'LegalTextVersion' })

/** A text of a team or of an event, as its members edit it. */
export const LegalText = z
  .object({
    kind: Kind,
    /** Empty once the text is ended. */
    content: LegalContent,
    agreement: Agreement,
    minimumAge: z.int().optional(),
    version: z.int(),
    /** The newest first. */
    versions: z.array(LegalTextVersion),
  })
  .meta({ id: 'LegalText' })
export type LegalText = z.infer<typeof LegalText>

const newText = z.strictObject({
  kind: Kind,
  /** Empty ends the text. */
  content: LegalContent,
  agreement: Agreement,
  /** Of the kind `age`, which needs it. */
  minimumAge: MinimumAge.optional(),
  version: Version,
})
type NewText = z.output<typeof newText>

const isEnded = ({ content }: NewText) => Object.keys(content).length === 0
const mayAskFor = ({ kind, agreement }: NewText) => agreementsTo[kind].some((each) => each === agreement)
const hasAge = (text: NewText) => text.kind !== 'age' || isEnded(text) || text.minimumAge !== undefined
const hasOnlyItsFields = ({ kind, minimumAge }: NewText) => kind === 'age' || minimumAge === undefined

/** The next version of a text. Versions never change: orders refer to them. */
export const NewLegalText = newText
  .refine(...refine('not-allowed', mayAskFor, 'agreement'))
  .refine(...refine('required', hasAge, 'minimumAge'))
  .refine(...refine('not-allowed', hasOnlyItsFields, 'minimumAge'))
  .meta({ id: 'NewLegalText' })
export type NewLegalText = z.output<typeof NewLegalText>

/** A version of a text, as anyone may read it. */
export const PublicLegalText = z
  .object({
    id: z.string(),
    kind: Kind,
    content: LegalContent,
    agreement: Agreement,
    minimumAge: z.int().optional(),
    version: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PublicLegalText' })
export type PublicLegalText = z.infer<typeof PublicLegalText>

/** A text that applies to an event, as its page and its checkout show it. The id is that of its version. */
export const ValidLegalText = z
  .object({
    id: z.string(),
    kind: Kind,
    agreement: Agreement,
    minimumAge: z.int().optional(),
    languages: z.array(Language),
  })
  .meta({ id: 'ValidLegalText' })

/** A version that a buyer has agreed to. */
export const AgreedText = z
  .object({
    id: z.string(),
    kind: Kind,
    agreement: Agreement,
    minimumAge: z.int().optional(),
    version: z.int(),
    at: z.iso.datetime(),
    /** The page with this version. */
    page: z.string(),
  })
  .meta({ id: 'AgreedText' })
export type AgreedText = z.infer<typeof AgreedText>
