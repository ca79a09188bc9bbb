import { z } from 'zod'
import { NotionPage } from './notion-pages.ts'
import { Website } from './websites.ts'

/** The state of an event's site: its Notion page and its website. */
export const Site = z.object({ notion: NotionPage, website: Website }).meta({ id: 'Site' })
export type Site = z.infer<typeof Site>
