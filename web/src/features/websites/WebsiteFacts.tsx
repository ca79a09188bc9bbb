import { msPerMinute } from '@foyer/contract/durations'
import type { Website } from '@foyer/contract/websites'
import { useTranslations } from 'use-intl'
import { shortAddress } from '../../lib/event/place.ts'
import { useFormat } from '../../lib/format.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { daysUntil } from './website-state.ts'

const certificateWarningDays = 14

/** The results of the last checks. */
export function WebsiteFacts({ website, timeZone }: { website: Website; timeZone: string }) {
  const t = useTranslations('websites.facts')
  const format = useFormat()
  const { checkedAt, nextCheckAt, firstByteMs, title, redirects, certificateExpiresAt } = website
  const now = new Date()
  return (
    <DescriptionList
      items={[
        ...(checkedAt === undefined
          ? []
          : [
              {
                term: t('checked'),
                value: (
                  <>
                    <time dateTime={checkedAt} title={format.dateTime(checkedAt, timeZone)}>
                      {format.relative(checkedAt, now)}
                    </time>
                    {isAhead(nextCheckAt, now) && (
                      <span className="text-ink-secondary">
                        {' · '}
                        {t('nextCheck', { when: format.relative(nextCheckAt, now) })}
                      </span>
                    )}
                  </>
                ),
              },
            ]),
        ...(firstByteMs === undefined
          ? []
          : [{ term: t('response'), value: t('milliseconds', { ms: format.number(firstByteMs) }) }]),
        ...(title === undefined ? [] : [{ term: t('title'), value: <span className="wrap-anywhere">{title}</span> }]),
        ...(redirects.length === 0
          ? []
          : [
              {
                term: t('redirects'),
                value: <span className="wrap-anywhere">{shortAddress(redirects.at(-1) ?? '')}</span>,
              },
            ]),
        ...(certificateExpiresAt === undefined
          ? []
          : [
              {
                term: t('certificate'),
                value: <Certificate until={certificateExpiresAt} timeZone={timeZone} now={now} />,
              },
            ]),
      ]}
    />
  )
}

/** The next check is worth a mention while it is at least a minute away. Before that it would read "next now". */
const isAhead = (at: string | undefined, now: Date): at is string =>
  at !== undefined && new Date(at).getTime() - now.getTime() >= msPerMinute

function Certificate({ until, timeZone, now }: { until: string; timeZone: string; now: Date }) {
  const t = useTranslations('websites.facts')
  const format = useFormat()
  const days = daysUntil(until, now)
  return (
    <>
      {format.date(until, timeZone)}
      {days < certificateWarningDays && (
        <strong className="font-medium text-warn-fg"> · {days < 0 ? t('expired') : t('expiring', { days })}</strong>
      )}
    </>
  )
}
