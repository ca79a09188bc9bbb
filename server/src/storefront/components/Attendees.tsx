import type { PublicOrder } from '@foyer/contract/public-api'
import type { AttendeeFields } from '../forms/attendees.ts'
import { attendeeEmailField, attendeeField } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Field } from './Field.tsx'
import type { Problem } from './Problems.tsx'

interface Props extends Pick<PageContext, 't' | 'mail'> {
  /** All tickets of the order: messages name the number of a ticket among them. */
  tickets: PublicOrder['tickets']
  /** The fields of the tickets that the form asks about. */
  typed: AttendeeFields
  problems: readonly Problem[]
}

/** The optional name and email address of the attendee of each ticket. */
export function Attendees({ t, mail, tickets, typed, problems }: Props) {
  return (
    <fieldset>
      <legend>{t('checkout.attendees')}</legend>
      <p className="soft">{t(mail === 'on' ? 'checkout.attendeesHint' : 'checkout.attendeesHintUnmailed')}</p>
      {tickets.map(({ id, typeName }, at) => {
        const fields = typed.get(id)
        const ticket = { number: at + 1, type: typeName }
        return (
          fields && (
            <div key={id} className="attendee">
              <Field
                {...{ name: attendeeField(id), label: t('checkout.attendee', ticket), problems }}
                typed={fields.name}
                required={false}
                autoComplete="off"
              />
              <Field
                {...{ name: attendeeEmailField(id), label: t('checkout.attendeeEmail', ticket), problems }}
                type="email"
                typed={fields.email}
                required={false}
                autoComplete="off"
              />
            </div>
          )
        )
      })}
    </fieldset>
  )
}
