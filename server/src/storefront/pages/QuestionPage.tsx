import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { QuestionForm } from '../components/QuestionForm.tsx'
import { Whole } from '../components/Whole.tsx'
import type { QuestionFields } from '../forms/question.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  event: Omit<PublicEvent, 'ticketTypes'>
  /** The path of the page in each language. Absent for the response to the form of an order, which has no page of its own. */
  address?: (language: Language) => string
  /** The URL that the form posts to. */
  action: string
  back: string
  /** Whether the order already says who asks. */
  isBuyerKnown?: boolean
  typed: QuestionFields
  problems: readonly Problem[]
  formKey: string
}

/** The question form on a page of its own: to confirm a question, or to correct a refused one. */
export function QuestionPage({
  event,
  address,
  action,
  back,
  isBuyerKnown,
  typed,
  problems,
  formKey,
  ...pageContext
}: Props) {
  const { t, language, mail } = pageContext
  const title = t('ask.title')
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} – ${event.name}`, problems)}
      {...(address && { address })}
      organiser={event.organiser}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <p className="overline">
          <Whole>{event.name}</Whole>
        </p>
        <h1>{title}</h1>
      </div>
      <Problems t={t} problems={problems} />
      <p className="lead">{t('ask.lead', { organiser: event.organiser, mail })}</p>
      <QuestionForm {...{ t, mail, action, typed, problems, formKey }} isMainAction asksForContact={!isBuyerKnown} />
      <p>
        <a href={back || paths.event(language, event.slug)}>{t('ask.back')}</a>
      </p>
    </Document>
  )
}
