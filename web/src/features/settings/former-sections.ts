import type { Paths } from '../../lib/paths.ts'

/** The tab that shows what was once a section of the only page of settings: `/settings#imprint`. */
const tabOf: Record<string, 'settingsLegal' | 'settingsPayments' | undefined> = {
  imprint: 'settingsLegal',
  privacy: 'settingsLegal',
  bank: 'settingsPayments',
  stripe: 'settingsPayments',
}

/** The current address of a former section. @returns undefined for any other hash */
export function formerSection(paths: Paths, hash: string): string | undefined {
  const tab = tabOf[hash]
  return tab && `${paths[tab]()}#${hash}`
}
