import type { Site } from '@foyer/contract/sites'
import { presentNotionPage } from '../notion-pages/presenter.ts'
import { presentWebsite } from '../websites/presenter.ts'
import type { EventSite } from './queries.ts'

/** A site as it goes on the wire. */
export const presentSite = ({ event, notion, website }: EventSite): Site => ({
  notion: presentNotionPage(notion),
  website: presentWebsite(event.websiteUrl, website),
})
