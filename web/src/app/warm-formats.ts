import type { Language } from '@foyer/contract/languages'
import { formatDateTime } from '@foyer/words/format/date-time'
import { numberFormat } from '@foyer/words/format/formatters'

/**
 * Makes the browser load its rules for a language, each in a task of its own: otherwise they would all be loaded in the
 * middle of the first drawing, which takes 70 ms on a phone.
 */
export async function warmFormats(language: Language): Promise<void> {
  for (const use of [
    () => new Intl.PluralRules(language).select(2),
    () => numberFormat(language, {}).format(1000),
    () => formatDateTime(new Date(0).toISOString(), 'UTC', language),
  ]) {
    await nextTask()
    use()
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
