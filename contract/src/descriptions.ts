import { z } from 'zod'
import { Content } from './content.ts'
import { Language } from './language.ts'
import { Version } from './version.ts'

/** The description of an event in each language that it is written in. */
const DescriptionContent = z.partialRecord(Language, Content).meta({ id: 'DescriptionContent' })

/** The team's own text on the page of an event, for an event without a Notion page. */
export const Description = z
  .strictObject({
    content: DescriptionContent,
    /** Whether the page shows the description although the event has a Notion page. */
    replacesNotion: z.boolean(),
    version: Version,
  })
  .meta({ id: 'Description' })
export type Description = z.infer<typeof Description>
