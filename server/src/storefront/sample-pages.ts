import type { Description } from '@foyer/contract/descriptions'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { createElement } from 'react'
import { readAssets } from './assets.ts'
import { renderContent } from './content/content.ts'
import { htmlOf, pageContextOf } from './page-request.ts'
import { EventPage } from './pages/EventPage.tsx'
import { ImprintPage } from './pages/ImprintPage.tsx'
import { PolicyPage } from './pages/PolicyPage.tsx'
import { PrivacyPage } from './pages/PrivacyPage.tsx'
import { paths } from './paths.ts'

/** A file of a static site. */
export interface PageFile {
  path: string
  bytes: string | Uint8Array
}

interface SampleEvent {
  event: PublicEvent
  description: Description
}

/**
 * Renders event pages, and the privacy pages that they link to, as static files for the demo, which has no server. The
 * pages sell nothing.
 */
export function samplePages(events: readonly SampleEvent[]): PageFile[] {
  const assets = readAssets()
  const pages = languages.flatMap((language) => {
    const context = pageContextOf({ assets, publicUrl: '', config: { SMTP_URL: undefined } }, language)
    return [
      { path: paths.privacy(language), page: createElement(PolicyPage, context) },
      { path: paths.imprint(language), page: createElement(ImprintPage, { ...context, operator: null }) },
      ...events.flatMap(({ event, description }) => [
        {
          path: paths.event(language, event.slug),
          page: createElement(EventPage, {
            ...context,
            ...contentOf(event, description, language),
            event,
            isSample: true,
          }),
        },
        {
          path: paths.eventPrivacy(language, event.slug),
          page: createElement(PrivacyPage, { ...context, event, isSample: true }),
        },
      ]),
    ]
  })
  return [...assets.all, ...pages.map(({ path, page }) => ({ path: `${path}/index.html`, bytes: htmlOf(page) }))]
}

/** The description in a language that it is written in. */
function contentOf({ name, timeZone }: PublicEvent, { content }: Description, language: Language) {
  const blocks = content[language]
  if (!blocks) return {}
  const tree = { title: name, blocks }
  return {
    content: renderContent(tree, 'public', { language, timeZone }),
    shown: { language, descriptionLanguages: languages.filter((each) => content[each]) },
  }
}
