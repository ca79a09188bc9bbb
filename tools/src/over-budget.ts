import type { FirstLoad } from './first-load.ts'

const kilobyte = 1000
/** The most a first load may weigh, in bytes; and the most scripts it may have. */
export const most = { home: 150 * kilobyte, other: 40 * kilobyte, styles: 20 * kilobyte, scripts: 12 }

/** In what a page's first load is over its budget, in sentences. */
export function overBudget({ page, scripts, scriptBytes, ownBytes, styleBytes }: FirstLoad): string[] {
  const isHome = page === 'HomePage'
  return [
    isHome && scriptBytes > most.home && `${page} loads ${kb(scriptBytes)} of scripts, ${kb(most.home)} at most`,
    isHome && scripts > most.scripts && `${page} loads ${scripts} scripts, ${most.scripts} at most`,
    !isHome && ownBytes > most.other && `${page} adds ${kb(ownBytes)} of scripts, ${kb(most.other)} at most`,
    styleBytes > most.styles && `${page} loads ${kb(styleBytes)} of styles, ${kb(most.styles)} at most`,
  ].filter((sentence) => sentence !== false)
}

export const kb = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`
