import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { createElement } from 'react'
import { readAssets } from './assets.ts'
import { htmlOf, pageContextOf } from './page-request.ts'
import { EventPage } from './pages/EventPage.tsx'
import { paths } from './paths.ts'

/** A file of a static site. */
export interface PageFile {
  path: string
  bytes: string | Uint8Array
}

/**
 * Renders event pages as static files for the demo, which has no server. The pages sell nothing.
 * @param events each with the language to render it in
 */
export function samplePages(events: readonly { event: PublicEvent; language: Language }[]): PageFile[] {
  const assets = readAssets()
  return [
    ...assets.all,
    ...events.map(({ event, language }) => ({
      path: `${paths.event(language, event.slug)}/index.html`,
      bytes: htmlOf(
        createElement(EventPage, {
          ...pageContextOf({ assets, publicUrl: '', config: { SMTP_URL: undefined } }, language),
          event,
          isSample: true,
        }),
      ),
    })),
  ]
}
