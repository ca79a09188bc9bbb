import { createHash } from 'node:crypto'
import type { Cover } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import type { FileCopy } from '../lib/notion/tree.ts'
import type { Translator } from './messages.ts'
import { formatEventTime, formatVenue } from './time-and-venue.ts'

/** The size of the picture for link previews, in pixels: developers.facebook.com/docs/sharing/webmasters/images */
export const eventPictureSize = { width: 1200, height: 630 }

/** The crops of a cover that search engines choose from: developers.google.com/search/docs/appearance/structured-data/event */
export const coverCrops = {
  '16x9': { width: 1280, height: 720 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1080, height: 1080 },
} as const
export type CoverCrop = keyof typeof coverCrops

/** The content of the picture of an event. */
export interface EventPicture {
  title: string
  organiser: string
  /** Date and place, in the language of the page. */
  facts: string
  cover: (FileCopy & Partial<Pick<Cover, 'focusX' | 'focusY'>>) | undefined
}

/** @param cover of its Notion page, for an event without a cover of its own */
export const eventPictureOf = (
  event: PublicEvent,
  { t, language }: { t: Translator; language: Language },
  cover: FileCopy | undefined,
): EventPicture => ({
  title: event.name,
  organiser: event.organiser,
  facts: [formatEventTime(event, language) ?? t('event.open'), event.online ? t('event.online') : formatVenue(event)]
    .filter(Boolean)
    .join(' · '),
  cover: event.cover ?? cover,
})

/** Increases when the design of the picture changes, so that other sites load the picture again. */
const designVersion = 2

/** Identifies a picture by what it shows. */
export const eventPictureVersion = ({ title, organiser, facts, cover }: EventPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([designVersion, title, organiser, facts, cover?.hash, cover?.focusX, cover?.focusY]))
    .digest('base64url')
    .slice(0, 12)
