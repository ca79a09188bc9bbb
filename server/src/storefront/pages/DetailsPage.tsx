import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatTime } from '@foyer/words/format/date-time'
import { Attendees } from '../components/Attendees.tsx'
import type { PageContext } from '../components/Document.tsx'
import { EmailHint } from '../components/EmailHint.tsx'
import { Field } from '../components/Field.tsx'
import { OrderForm } from '../components/OrderForm.tsx'
import type { Problem } from '../components/Problems.tsx'
import type { DetailsFields } from '../forms/details.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  typed: DetailsFields
  problems: readonly Problem[]
  /** Whether it was too late for what was typed. */
  isRefused: boolean
  formKey: string
}

/** The form with which a buyer corrects names and the email address of an order. */
export function DetailsPage({ order, token, typed, problems, isRefused, formKey, ...pageContext }: Props) {
  const { t, language, mail } = pageContext
  const { detailsChangeable } = order
  return (
    <OrderForm
      {...pageContext}
      {...{ order, token, problems }}
      title={t('details.title')}
      address={(to) => paths.orderDetails(to, token)}
      head={<script type="module" src={pageContext.assets.emailScript} />}
    >
      {(isRefused || !detailsChangeable) && (
        <p className="warning" role="alert">
          {t('details.refused')}
        </p>
      )}
      {detailsChangeable && (
        <form method="post" action={paths.orderDetails(language, token)} className="narrow" data-once="" noValidate>
          <input type="hidden" name="once" value={formKey} />
          <fieldset>
            <legend>{t('checkout.you')}</legend>
            <Field name="name" label={t('checkout.name')} autoComplete="name" typed={typed.name} problems={problems} />
            <Email {...pageContext} order={order} typed={typed} problems={problems} />
          </fieldset>
          <Attendees
            {...{ t, mail, problems }}
            tickets={order.tickets}
            rules={order.form.attendees}
            typed={typed.attendees}
          />
          {order.tickets.some(({ email }) => email) && <p className="soft">{t('details.attendeeNote')}</p>}
          <p>
            <button type="submit" className="primary">
              {t('details.save')}
            </button>
          </p>
        </form>
      )}
    </OrderForm>
  )
}

/** The email address: a field while it can be corrected, afterwards only shown. */
function Email({ order, typed, problems, t, language }: PageContext & Pick<Props, 'order' | 'typed' | 'problems'>) {
  const { email = '', emailChangeableUntil: until, event } = order
  if (!until)
    return (
      <p className="soft break">
        {t('checkout.email')}: {email}. {t('details.emailFixed', { organiser: event.organiser })}
      </p>
    )
  return (
    <>
      <Field
        name="email"
        label={t('checkout.email')}
        type="email"
        autoComplete="email"
        typed={typed.email ?? email}
        hint={t('details.emailHint', { time: formatTime(until, event.timeZone, language) })}
        problems={problems}
      />
      <EmailHint t={t} field="email" typed={typed.email ?? email} />
    </>
  )
}
