import type { SameShape } from '../same-shape.ts'
import type { AppMessages } from './en.ts'
import { messages as first } from './first/fr.ts'
import { messages as rest } from './rest/fr.ts'

/** The web app's words in French. */
export const messages = { ...first, ...rest } as const satisfies SameShape<AppMessages>
