import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Stub } from '../../../ui/Stub.tsx'
import type { NewEventValues } from './new-event-values.ts'

interface Props {
  values: NewEventValues
  /** The name of the team. */
  organiser: string
  timeZone: string
}

/** The head of the public page as it will look with the values of the form. */
export function EventPreview({ values: { title, date, online, venue, city }, organiser, timeZone }: Props) {
  const t = useTranslations()
  const format = useFormat()
  const place = online ? t('event.create.online') : [venue.trim(), city.trim()].filter(Boolean).join(', ')
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-ink-secondary">{t('event.create.preview')}</figcaption>
      <div className="grid gap-5 rounded-card border border-line bg-page p-5 wrap-anywhere">
        <div>
          <p className="text-sm text-ink-secondary">{t('event.create.by', { organiser })}</p>
          <p className="type-title mt-1 text-balance">
            {title.trim() || <span className="text-ink-secondary">{t('event.create.noTitle')}</span>}
          </p>
        </div>
        <Stub end={<p className="text-sm text-ink-secondary">{t('event.create.tickets')}</p>}>
          <dl className="grid gap-3">
            <Fact term={t('event.facts.when')}>{date ? format.dateTime(date, timeZone) : t('common.dateOpen')}</Fact>
            {place && <Fact term={t('event.facts.where')}>{place}</Fact>}
          </dl>
        </Stub>
      </div>
    </figure>
  )
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="text-sm text-ink-secondary">{term}</dt>
    <dd className="type-heading">{children}</dd>
  </div>
)
