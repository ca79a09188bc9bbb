import type { Handlers } from '@foyer/contract/http/route'
import type { sites } from '@foyer/contract/routes/sites'
import type { Site } from '@foyer/contract/sites'
import { eventById } from '../events/find.ts'
import { presentNotionPage } from '../events/notion-page.ts'
import type { EventRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { presentWebsite, requestCheck } from '../websites/website.ts'

export const siteHandlers: Handlers<typeof sites, Scope> = {
  view: ({ store, team, params }) => presentSite(store, eventById(store, team, params.id)),
  check: ({ store, team, params }) => {
    const event = eventById(store, team, params.id)
    requestCheck(store, event)
    return presentSite(store, event)
  },
}

const presentSite = (store: Store, event: EventRow): Site => ({
  notion: presentNotionPage(store, event),
  website: presentWebsite(store, event),
})
