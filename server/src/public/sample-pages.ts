import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public'
import { createElement } from 'react'
import { readAssets } from './assets.ts'
import { EventPage } from './EventPage.tsx'
import { paths } from './paths.ts'
import { htmlOf, placeOf } from './visit.ts'

/** A file of a static site. */
export interface PageFile {
  path: string
  bytes: string | Uint8Array
}

/**
 * The pages of events as files, for the demo, which has no server: to be looked at, nothing can be bought there.
 * @param events each with the language it was asked for in
 */
export function samplePages(events: readonly { event: PublicEvent; language: Language }[]): PageFile[] {
  const assets = readAssets()
  return [
    ...assets.all,
    ...events.map(({ event, language }) => ({
      path: `${paths.event(language, event.slug)}/index.html`,
      bytes: htmlOf(
        createElement(EventPage, { ...placeOf({ assets, publicUrl: '' }, language), event, isSample: true }),
      ),
    })),
  ]
}
