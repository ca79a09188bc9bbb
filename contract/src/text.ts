import { z } from 'zod'
import { refine } from './refine.ts'

// C0 and C1 control characters, except tab and line breaks; and the characters that override the direction of text
// (U+202A–E, U+2066–9), which can make one text look like another. Left-to-right and right-to-left marks are allowed:
// Arabic and Hebrew texts need them.
const control = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u
const lineBreak = /[\t\n\r\u2028\u2029]/u
// A name of only these characters would display as blank; between others, emoji and many scripts need them
const invisible = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+$/u

/** Whether a text contains no characters that hide or reorder it, and is not invisible as a whole. */
export const readable = (value: string) => value.isWellFormed() && !control.test(value) && !invisible.test(value)

/** A schema for one line of text, trimmed, of at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(...refine('control-characters', (value: string) => readable(value) && !lineBreak.test(value)))

/** A schema for text of several lines, trimmed, of at most `max` characters. */
export const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(...refine('control-characters', readable))

/** The maximum length of a name of an event, a team or a person, in characters. */
export const maxNameLength = 200

/** A name that is required. */
export const requiredName = line(maxNameLength).min(1)
