import type { FirstLoad } from './first-load.ts'

const kilobyte = 1000
/** The limits of a first load: bytes after gzip, and for the home page the number of scripts. */
export const firstLoadBudget = {
  /** All scripts of the home page. */
  home: 150 * kilobyte,
  /** The scripts that another page adds to those of every page. */
  other: 40 * kilobyte,
  styles: 20 * kilobyte,
  scripts: 12,
}

/** @returns a sentence for each limit that a page exceeds */
export function overBudget({ page, scripts, scriptBytes, ownBytes, styleBytes }: FirstLoad): string[] {
  const { home, other, styles, scripts: maxScripts } = firstLoadBudget
  const isHome = page === 'HomePage'
  return [
    isHome && scriptBytes > home && `${page} loads ${kb(scriptBytes)} of scripts; the budget is ${kb(home)}.`,
    isHome && scripts > maxScripts && `${page} loads ${scripts} scripts; the budget is ${maxScripts}.`,
    !isHome && ownBytes > other && `${page} adds ${kb(ownBytes)} of scripts; the budget is ${kb(other)}.`,
    styleBytes > styles && `${page} loads ${kb(styleBytes)} of styles; the budget is ${kb(styles)}.`,
  ].filter((sentence) => sentence !== false)
}

export const kb = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`
