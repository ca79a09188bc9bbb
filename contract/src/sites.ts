import { z } from 'zod'
import { NotionPage } from './notion-pages.ts'
import { Website } from './websites.ts'

/** An event's site: how what belongs to it outside of Foyer is. */
export const Site = z.object({ notion: NotionPage, website: Website }).meta({ id: 'Site' })
export type Site = z.infer<typeof Site>
