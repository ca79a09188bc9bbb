import type { PublicThread } from '@foyer/contract/inbox'
import { formatDateTime } from '@foyer/words/format/date-time'
import type { PageContext } from '../components/Document.tsx'
import { Document, LegalLinks } from '../components/Document.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { QuestionForm } from '../components/QuestionForm.tsx'
import { Whole } from '../components/Whole.tsx'
import type { QuestionFields } from '../forms/question.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  thread: PublicThread
  token: string
  typed: QuestionFields
  problems: readonly Problem[]
  formKey: string
}

/** A thread as the person who asked sees it: the messages, and a form for a follow-up. */
export function ThreadPage({ thread, token, typed, problems, formKey, ...pageContext }: Props) {
  const { t, language, mail } = pageContext
  const { organiser, timeZone, event, order, history } = thread
  const title = t('thread.title', { organiser })
  const answered = history.at(-1)?.from === 'organiser'
  const sent = mail === 'on' ? 'thread.sent' : 'thread.sentUnmailed'
  return (
    <Document
      {...pageContext}
      title={formTitle(t, title, problems)}
      address={(to) => paths.thread(to, token)}
      organiser={organiser}
      {...(event && { footer: <LegalLinksOf {...{ t, language }} slug={event.slug} /> })}
    >
      <div className="hero">
        <p className="overline">
          <Whole>
            {[event?.name, order && t('order.title', { number: order.number })].filter(Boolean).join(' · ')}
          </Whole>
        </p>
        <h1>{title}</h1>
        <p className="lead">{t(answered ? 'thread.answered' : sent)}</p>
      </div>
      <Problems t={t} problems={problems} />
      <ol className="thread">
        {history.map(({ from, text, at }) => (
          <li key={at + text} className={from}>
            <p className="soft">
              <strong>{from === 'you' ? t('thread.you') : organiser}</strong> ·{' '}
              <time dateTime={at}>{formatDateTime(at, timeZone, language)}</time>
            </p>
            <p className="lines">{text}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="more">
        <h2 id="more">{t('thread.more')}</h2>
        <QuestionForm
          t={t}
          mail={mail}
          action={paths.thread(language, token)}
          {...{ typed, problems, formKey }}
          isMainAction
        />
      </section>
      {event && (
        <p>
          <a href={paths.event(language, event.slug)}>{t('order.toEvent')}</a>
        </p>
      )}
    </Document>
  )
}

const LegalLinksOf = ({ t, language, slug }: Pick<PageContext, 't' | 'language'> & { slug: string }) => (
  <LegalLinks t={t} imprint={`${paths.event(language, slug)}#imprint`} privacy={paths.eventPrivacy(language, slug)} />
)
