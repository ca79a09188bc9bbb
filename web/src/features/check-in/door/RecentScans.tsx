import { formatClock } from '@foyer/words/format/short-time'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import type { ShownScan } from '../device/types.ts'
import type { Scanner } from './use-scanner.ts'

interface Props extends Pick<Scanner, 'undo'> {
  scans: readonly ShownScan[]
  timeZone: string
}

/** The last scans, each with a button that undoes it. */
export function RecentScans({ scans, undo, timeZone }: Props) {
  const t = useTranslations('door')
  const language = useLocale()
  return (
    <section aria-labelledby="recent" className="grid gap-2">
      <h2 id="recent" className="font-semibold">
        {t('recent.title')}
      </h2>
      {scans.length === 0 && <p className="text-ink-secondary">{t('recent.none')}</p>}
      <ul className="grid divide-y divide-line">
        {scans.map((scan) => (
          <li key={scan.id} className="flex min-h-12 items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="font-medium">{t(`verdict.${scan.verdict}`)}</span>
              <span className="text-ink-secondary">
                {' '}
                · {formatClock(new Date(scan.at).toISOString(), timeZone, language)}
                {(scan.name ?? scan.number) && ` · ${scan.name ?? scan.number}`}
              </span>
            </span>
            {(scan.verdict === 'admitted' || scan.verdict === 'left') && (
              <Button size="small" className="shrink-0" onClick={() => undo(scan)}>
                {t('result.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
