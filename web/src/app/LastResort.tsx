import { lastResort } from '@foyer/words/app/last-resort'
import { preferredLanguage } from '../lib/language.ts'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'

/** The error screen for when even the messages cannot be loaded. Its retry reloads the page. */
export function LastResort() {
  const { title, retry } = lastResort[preferredLanguage()]
  return (
    <main>
      <title>Foyer</title>
      <ErrorScreen title={title} headingLevel={1} retry={{ label: retry, onRetry: () => window.location.reload() }} />
    </main>
  )
}
