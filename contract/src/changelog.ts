import { z } from 'zod'
import { Language } from './language.ts'

export const changeTags = ['new', 'improved', 'fixed', 'security'] as const

export const ChangelogQuery = z.strictObject({ language: Language.default('en') })

/** A release, in the language of the query. */
export const ChangelogEntry = z
  .object({
    version: z.string(),
    date: z.iso.date(),
    title: z.string(),
    changes: z.array(z.object({ tag: z.enum(changeTags), text: z.string() })),
  })
  .meta({ id: 'ChangelogEntry' })
export type ChangelogEntry = z.infer<typeof ChangelogEntry>
