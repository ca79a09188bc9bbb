import { oneOf } from '../../lib/search-params.ts'

/** The open tab: the form, unless the URL says `?choice=how`. */
export const keySearch = (given: Record<string, unknown>) => oneOf(given, 'choice', ['how'] as const)
