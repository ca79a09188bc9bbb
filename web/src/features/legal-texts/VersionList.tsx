import type { LegalText } from '@foyer/contract/legal-texts'
import { languageNames } from '@foyer/words/language-names'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { readersZone } from '../../lib/readers-zone.ts'

/** The versions of a text, the newest first: when, by whom, in which languages. */
export function VersionList({ versions }: { versions: LegalText['versions'] }) {
  const t = useTranslations('legalTexts')
  const format = useFormat()
  const labelId = useId()
  if (versions.length === 0) return null
  return (
    <>
      {/* no heading: the text in the editor above may have headings of its own */}
      <p id={labelId} className="mt-6 text-sm font-medium">
        {t('versions')}
      </p>
      <ol aria-labelledby={labelId} className="mt-1 grid gap-1 text-sm text-ink-secondary" reversed>
        {versions.map(({ id, version, createdAt, by, languages }) => {
          const at = format.dateTime(createdAt, readersZone())
          return (
            <li key={id}>
              {[
                t('version', { version }),
                by === undefined ? at : t('by', { at, by }),
                languages.length === 0 ? t('ended') : languages.map((each) => languageNames[each]).join(', '),
              ].join(' · ')}
            </li>
          )
        })}
      </ol>
    </>
  )
}
