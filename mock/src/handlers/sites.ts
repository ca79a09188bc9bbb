import type { Handlers } from '@foyer/contract/http/route'
import type { sites } from '@foyer/contract/routes/sites'
import type { Site } from '@foyer/contract/sites'
import { eventById } from '../events/find.ts'
import { presentNotionPage } from '../events/notion-page.ts'
import type { EventRow } from '../rows.ts'
import { askForCheck, presentWebsite } from '../websites/website.ts'
import type { Scope, World } from '../world.ts'

export const siteHandlers: Handlers<typeof sites, Scope> = {
  view: ({ world, team, params }) => presentSite(world, eventById(world, team, params.id)),
  check: ({ world, team, params }) => {
    const event = eventById(world, team, params.id)
    askForCheck(world, event)
    return presentSite(world, event)
  },
}

const presentSite = (world: World, event: EventRow): Site => ({
  notion: presentNotionPage(world, event),
  website: presentWebsite(world, event),
})
