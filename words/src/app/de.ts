import type { SameShape } from '../same-shape.ts'
import type { AppMessages } from './en.ts'
import { messages as first } from './first/de.ts'
import { messages as rest } from './rest/de.ts'

/** The web app's words in German. */
export const messages = { ...first, ...rest } as const satisfies SameShape<AppMessages>
