import type { PublicEvent } from '@foyer/contract/public'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import { Imprint } from './Imprint.tsx'
import type { Problem } from './Problems.tsx'
import { Problems } from './Problems.tsx'
import type { Quantities } from './paths.ts'
import { paths } from './paths.ts'
import { TicketForm } from './TicketForm.tsx'
import { whenOf } from './when-and-where.ts'

interface Props extends Place {
  event: PublicEvent
  chosen: Quantities
  problems: readonly Problem[]
  once: string
}

/** The tickets to choose from once more: to confirm them, or to put right what could not be taken. */
export function ChoicePage({ event, chosen, problems, once, ...place }: Props) {
  const { t, language } = place
  const title = t('choice.title')
  return (
    <Document
      {...place}
      title={`${problems.length > 0 ? `${t('errors.page')}: ` : ''}${title} – ${event.name}`}
      address={(to) => paths.choice(to, event.slug, chosen)}
      organiser={event.organiser}
      footer={<Imprint t={t} event={event} />}
    >
      <div className="hero">
        <p className="overline">
          {event.name}
          {event.date && <> · {whenOf(event, language)}</>}
        </p>
        <h1>{title}</h1>
      </div>
      <Problems t={t} problems={problems} />
      {problems.length === 0 && <p className="lead">{t('choice.lead')}</p>}
      <section aria-labelledby="tickets" className="sales">
        <h2 id="tickets">{t('tickets.title')}</h2>
        <TicketForm {...place} {...{ event, chosen, problems, once }} />
      </section>
      <p>
        <a href={paths.event(language, event.slug)}>{t('choice.back')}</a>
      </p>
    </Document>
  )
}
