import { isTest } from '../source-files.ts'
import { databasePlaces, needsDatabasePlace } from './database.ts'
import type { Edge } from './edge.ts'
import { selectsByTeam, teamWideFiles } from './team-wide.ts'

/** The lists of exemptions, each by file or place with the reason. */
export interface Exemptions {
  teamWide: Record<string, string>
  database: Record<string, string>
}

export const exemptions: Exemptions = { teamWide: teamWideFiles, database: databasePlaces }

/** A sentence for each entry that excuses nothing: it would excuse the next mistake at that place. */
export function unusedExemptions(
  { teamWide, database }: Exemptions,
  edges: readonly Edge[],
  textOf: (file: string) => string | undefined,
): string[] {
  const production = edges.filter(({ from }) => !isTest(from))
  return [
    ...Object.keys(teamWide)
      .filter((file) => !selectsByTeam(file, textOf(file) ?? ''))
      .map(
        (file) => `tools/src/boundaries/team-wide.ts lists ${file}, which selects nothing by the team alone. ${remedy}`,
      ),
    ...Object.keys(database)
      .filter((place) => !needsDatabasePlace(place, production))
      .map((place) => `tools/src/boundaries/database.ts lists ${place}, which does not access the database. ${remedy}`),
  ]
}

const remedy = 'Remove the entry.'
