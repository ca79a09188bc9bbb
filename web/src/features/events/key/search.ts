import { oneOf } from '../../../lib/search-params.ts'

/** Which of the two ways of the enter-key screen is open: to enter a key, unless the address says `?choice=how`. */
export const keySearch = (given: Record<string, unknown>) => oneOf(given, 'choice', ['how'] as const)
