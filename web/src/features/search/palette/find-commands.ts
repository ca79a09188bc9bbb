import { rankOf, searchTermsOf, searchTextOf } from '@foyer/contract/search-text'
import type { Command } from './use-commands.ts'

const maxCommands = 5
/** A word of a label counts more than another word for the same. */
const alsoRank = 3

/** The commands that match a query best: by their label, then by other words. */
export function findCommands(commands: readonly Command[], q: string): Command[] {
  const terms = searchTermsOf(q)
  if (terms.length === 0) return []
  const ranked = commands.flatMap((command) => {
    const rank = rankOf(searchTextOf(command.label), terms) ?? alsoRanked(command)
    return rank === undefined ? [] : { command, rank }
  })
  function alsoRanked({ label, also }: Command): number | undefined {
    const rank = rankOf(searchTextOf(label, also), terms)
    return rank === undefined ? undefined : rank + alsoRank
  }
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxCommands)
    .map(({ command }) => command)
}
