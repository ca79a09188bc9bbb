import type { SearchTerm } from '@foyer/contract/search-text'
import { rankOf, searchTermsOf, searchTextOf } from '@foyer/contract/search-text'
import { distanceOf } from '@foyer/contract/word-similarity'
import type { Command } from './command.ts'

const maxCommands = 5
/** A word of a label counts more than another word for the same. */
const alsoRank = 3

type Badness = (command: Command, terms: readonly SearchTerm[]) => number | undefined

/** The commands that match a query best: by their label, then by other words; without any, those with similar words. */
export function findCommands(commands: readonly Command[], q: string): Command[] {
  const terms = searchTermsOf(q)
  if (terms.length === 0) return []
  const exact = bestFirst(commands, terms, rank)
  return exact.length > 0 ? exact : bestFirst(commands, terms, distance)
}

function bestFirst(commands: readonly Command[], terms: readonly SearchTerm[], badnessOf: Badness): Command[] {
  const found = commands.flatMap((command) => {
    const badness = badnessOf(command, terms)
    return badness === undefined ? [] : { command, badness }
  })
  return found
    .toSorted((a, b) => a.badness - b.badness)
    .slice(0, maxCommands)
    .map(({ command }) => command)
}

const rank: Badness = ({ label, also }, terms) => {
  const byLabel = rankOf(searchTextOf(label), terms)
  if (byLabel !== undefined) return byLabel
  const byAll = rankOf(searchTextOf(label, also), terms)
  return byAll === undefined ? undefined : byAll + alsoRank
}

const distance: Badness = ({ label, also }, terms) => distanceOf(searchTextOf(label, also), terms)
