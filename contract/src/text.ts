import { z } from 'zod'
import { refine } from './refine.ts'

// C0 and C1 control characters without tab and line breaks; and the invisible marks that turn the direction of
// text around (U+202A–E, U+2066–9), with which one text can be made to look like another. Left-to-right and
// right-to-left marks, which honest Arabic and Hebrew texts need, stay.
const control = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u
const lineBreak = /[\t\n\r\u2028\u2029]/u
// A name of these alone would be a blank on every screen; within a text emoji and many scripts need them
const unseen = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+$/u

const readable = (value: string) => value.isWellFormed() && !control.test(value) && !unseen.test(value)

/** One line of text, trimmed, of at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(...refine('control-characters', (value: string) => readable(value) && !lineBreak.test(value)))

/** Text of several lines, trimmed, of at most `max` characters. */
export const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(...refine('control-characters', readable))

/** The longest name of an event, a team or a person. */
export const nameLength = 200

/** A name that must be given. */
export const requiredName = line(nameLength).min(1)
