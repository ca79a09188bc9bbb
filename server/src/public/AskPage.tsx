import type { PublicEvent } from '@foyer/contract/public'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import { Imprint } from './Imprint.tsx'
import type { Problem } from './Problems.tsx'
import { Problems } from './Problems.tsx'
import { paths } from './paths.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { Asked } from './question.ts'

interface Props extends Place {
  event: Omit<PublicEvent, 'ticketTypes'>
  /** Where the form is sent. */
  action: string
  back: string
  /** Whether it is known who asks. */
  known?: boolean
  typed: Asked
  problems: readonly Problem[]
  once: string
}

/** A question to the organiser: to be confirmed, or put right where it could not be taken. */
export function AskPage({ event, action, back, known, typed, problems, once, ...place }: Props) {
  const { t, language } = place
  const title = t('ask.title')
  return (
    <Document
      {...place}
      title={`${problems.length > 0 ? `${t('errors.page')}: ` : ''}${title} – ${event.name}`}
      organiser={event.organiser}
      footer={<Imprint t={t} event={event} />}
    >
      <div className="hero">
        <p className="overline">{event.name}</p>
        <h1>{title}</h1>
      </div>
      <Problems t={t} problems={problems} />
      <p className="lead">{t('ask.lead', { organiser: event.organiser })}</p>
      <QuestionForm {...{ t, action, typed, problems, once }} {...(!known && { who: 'asked' })} />
      <p>
        <a href={back || paths.event(language, event.slug)}>{t('ask.back')}</a>
      </p>
    </Document>
  )
}
