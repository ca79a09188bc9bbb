import type { ScanResult } from '@foyer/contract/check-in-devices'
import { formatNumber } from '@foyer/words/format/number'
import { formatClock } from '@foyer/words/format/short-time'
import { useLocale, useTranslations } from 'use-intl'
import { deviceId } from './device-settings.ts'

interface Props {
  /** The latest ones. */
  conflicts: ScanResult[]
  /** How many there are in all. Default: as many as `conflicts`. */
  count: number | undefined
  timeZone: string
}

/** The tickets that devices of the list admitted although the server would not have. */
export function Conflicts({ conflicts, count = conflicts.length, timeZone }: Props) {
  const t = useTranslations('door')
  const language = useLocale()
  if (conflicts.length === 0) return null
  const own = deviceId()
  const time = (at: string) => formatClock(at, timeZone, language)
  const gateOf = ({ gate, device }: { gate: string; device: string }) =>
    device === own ? `${gate} (${t('conflicts.own')})` : gate
  return (
    <section aria-labelledby="conflicts" className="grid gap-2 rounded-card border border-danger-line bg-danger-bg p-4">
      <h2 id="conflicts" className="font-semibold text-danger-fg">
        {t('conflicts.title')} ({formatNumber(count, language)})
      </h2>
      <p className="text-pretty">
        {t('conflicts.lead')}
        {count > conflicts.length && ` ${t('conflicts.latest', { count: conflicts.length })}`}
      </p>
      <ul className="grid gap-2">
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <span className="font-medium">{conflict.ticket?.name ?? conflict.ticket?.number}</span>
            {conflict.ticket?.name && ` · ${conflict.ticket.number}`}
            <br />
            {conflict.earlier
              ? t('conflicts.twice', {
                  time: time(conflict.at),
                  gate: gateOf(conflict),
                  earlier: time(conflict.earlier.at),
                  earlierGate: gateOf(conflict.earlier),
                })
              : t('conflicts.other', {
                  time: time(conflict.at),
                  gate: gateOf(conflict),
                  verdict: t(`verdict.${conflict.verdict}`),
                })}
          </li>
        ))}
      </ul>
    </section>
  )
}
