import type { PublicThread } from '@foyer/contract/inbox'
import { formatDateTime } from '@foyer/words/format/date-time'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import type { Problem } from './Problems.tsx'
import { Problems } from './Problems.tsx'
import { paths } from './paths.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { Asked } from './question.ts'

interface Props extends Place {
  thread: PublicThread
  token: string
  typed: Asked
  problems: readonly Problem[]
  once: string
}

/** What somebody asked an organiser, what was answered, and the place to ask further. */
export function ThreadPage({ thread, token, typed, problems, once, ...place }: Props) {
  const { t, language } = place
  const { organiser, timeZone, event, order, history } = thread
  const title = t('thread.title', { organiser })
  const answered = history.at(-1)?.from === 'organiser'
  return (
    <Document
      {...place}
      title={`${problems.length > 0 ? `${t('errors.page')}: ` : ''}${title}`}
      address={(to) => paths.thread(to, token)}
      organiser={organiser}
    >
      <div className="hero">
        <p className="overline">
          {[event?.name, order && t('order.title', { number: order.number })].filter(Boolean).join(' · ')}
        </p>
        <h1>{title}</h1>
        <p className="lead">{t(answered ? 'thread.answered' : 'thread.sent')}</p>
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
        <QuestionForm t={t} action={paths.thread(language, token)} {...{ typed, problems, once }} />
      </section>
      {event && (
        <p>
          <a href={paths.event(language, event.slug)}>{t('order.toEvent')}</a>
        </p>
      )}
    </Document>
  )
}
