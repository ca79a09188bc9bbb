import type { PublicOrder } from '@foyer/contract/public'
import { formatTime } from '@foyer/words/format/date-time'
import type { Typed } from './completion.ts'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import { Imprint } from './Imprint.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { PersonFields } from './PersonFields.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, faulty, Problems } from './Problems.tsx'
import { attendeeField, paths } from './paths.ts'
import { Timer } from './Timer.tsx'
import { whenOf } from './when-and-where.ts'

interface Props extends Place {
  order: PublicOrder
  token: string
  typed: Typed
  problems: readonly Problem[]
  /** What has just been done, to be said. */
  said?: string
  now: Date
}

/** Who buys and how they pay, while their tickets are held. */
export function CheckoutPage({ order, token, typed, problems, said, now, ...place }: Props) {
  const { t, language } = place
  const { event } = order
  const title = t('checkout.title')
  return (
    <Document
      {...place}
      title={`${problems.length > 0 ? `${t('errors.page')}: ` : ''}${title} – ${event.name}`}
      address={(to) => paths.checkout(to, event.slug, token)}
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
      {order.test && (
        <p className="test" role="note">
          {t('order.isTest')}
        </p>
      )}
      <Problems t={t} problems={problems} />
      {said && (
        <p className="said" role="status">
          {said}
        </p>
      )}
      {order.holdExpiresAt && (
        <Timer t={t} until={order.holdExpiresAt} now={now}>
          {t('checkout.held', { time: formatTime(order.holdExpiresAt, event.timeZone, language) })}
        </Timer>
      )}
      <form method="post" action={paths.checkout(language, event.slug, token)} className="columns" noValidate>
        <div>
          <Buyer t={t} typed={typed} problems={problems} />
          <Attendees t={t} order={order} typed={typed} problems={problems} />
          {order.totalCents > 0 && <PaymentChoice t={t} order={order} chosen={typed.method} problems={problems} />}
        </div>
        <OrderSummary {...place} order={order} />
      </form>
    </Document>
  )
}

type PartProps = Pick<Props, 't' | 'typed' | 'problems'>

function Buyer({ t, typed, problems }: PartProps) {
  return (
    <fieldset>
      <legend>{t('checkout.you')}</legend>
      <p className="soft">{t('checkout.required')}</p>
      <PersonFields t={t} typed={typed} problems={problems} emailHint={t('checkout.emailHint')} />
    </fieldset>
  )
}

function Attendees({ t, order, typed, problems }: PartProps & { order: PublicOrder }) {
  return (
    <fieldset>
      <legend>{t('checkout.attendees')}</legend>
      <p className="soft">{t('checkout.attendeesHint')}</p>
      {order.tickets.map(({ id, typeName }, at) => {
        const field = attendeeField(id)
        return (
          <div className="field" key={id}>
            <label htmlFor={field}>{t('checkout.attendee', { number: at + 1, type: typeName })}</label>
            <input
              id={field}
              name={field}
              autoComplete="off"
              defaultValue={typed.attendees.get(id)}
              {...faulty(field, problems)}
            />
            <FieldProblem field={field} problems={problems} />
          </div>
        )
      })}
    </fieldset>
  )
}
