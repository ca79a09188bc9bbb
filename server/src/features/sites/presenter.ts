import type { Site } from '@foyer/contract/sites'
import { presentNotionPage } from '../notion-pages/presenter.ts'
import { presentWebsite } from '../websites/presenter.ts'
import type { EventSite } from './queries.ts'

/** Presents the site of an event for the API. */
export const presentSite = ({ event, notion, website }: EventSite): Site => ({
  notion: presentNotionPage(notion),
  website: presentWebsite(event.websiteUrl, website),
})
