import type { Website } from '@foyer/contract/websites'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { DayTable } from './DayTable.tsx'
import type { ShownDay } from './uptime.ts'
import { shownDays, upShareOf } from './uptime.ts'

/** The last ninety days as a picture: a line for each, full height and red where it was down for a time. */
export function Uptime({ website: { days }, timeZone }: { website: Website; timeZone: string }) {
  const t = useTranslations('website.uptime')
  const format = useFormat()
  const share = format.rate(upShareOf(days))
  const downDays = days.filter(({ down }) => down > 0).length
  // the calendar of Sweden writes days as the wire does
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return (
    <section>
      <h3 className="font-semibold">{t('title')}</h3>
      {days.length === 0 ? (
        <p className="text-ink-secondary">{t('none')}</p>
      ) : (
        <>
          <p className="text-pretty text-ink-secondary">{t('summary', { share, days: days.length })}</p>
          <Picture days={shownDays(days, today)} label={t('picture', { share, downDays })} />
          <Legend />
          <DayTable days={days} />
        </>
      )}
    </section>
  )
}

const step = 6
const height = 36

function Picture({ days, label }: { days: ShownDay[]; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      className="mt-3 h-9 w-full"
    >
      {days.map(({ date, day }, at) => (
        <Bar key={date} at={at} day={day} />
      ))}
    </svg>
  )
}

// that it was down is told by the height too, not by the colour alone
function Bar({ at, day }: { at: number; day: ShownDay['day'] }) {
  const place = { x: at * step, width: step - 2 }
  if (!day) return <rect {...place} y={height - 4} height={4} className="fill-line-control" />
  const down = day.down === 0 ? 0 : Math.max(6, (height * day.down) / day.checks)
  return (
    <>
      <rect {...place} y={8} height={height - 8} className="fill-success-fg forced-colors:fill-[CanvasText]" />
      {down > 0 && (
        <rect
          {...place}
          y={0}
          height={Math.max(14, down)}
          className="fill-danger-solid forced-colors:fill-[Highlight]"
        />
      )}
    </>
  )
}

function Legend() {
  const t = useTranslations('website.uptime')
  const entries = [
    ['legendUp', 'bg-success-fg'],
    ['legendPartly', 'bg-danger-solid'],
    ['legendNone', 'bg-line-control'],
  ] as const
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-secondary">
      {entries.map(([word, colour]) => (
        <li key={word} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-sm ${colour}`} />
          {t(word)}
        </li>
      ))}
    </ul>
  )
}
