import type { AskedQuestion } from '@foyer/contract/answer-rules'
import type { AttendeeRules } from '@foyer/contract/order-questions'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { countedNames } from '@foyer/words/format/counted-names'
import type { ReactNode } from 'react'
import type { NamedTicket } from '../forms/answers.ts'
import type { AttendeeFields } from '../forms/attendees.ts'
import { attendeeEmailField, attendeeField } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Field } from './Field.tsx'
import type { Problem } from './Problems.tsx'
import { Whole } from './Whole.tsx'

interface Props extends Pick<PageContext, 't' | 'mail'> {
  /** All tickets of the order, or of that to which it adds something: messages name the number of a ticket among them. */
  tickets: readonly NamedTicket[]
  /** The add-ons of the order: they are named with the questions about their tickets. */
  extras?: PublicOrder['extras']
  /** Whether names and email addresses are asked. */
  rules: AttendeeRules
  /** The fields of the tickets that the form asks about. */
  typed: AttendeeFields
  problems: readonly Problem[]
  /** More fields of a ticket. */
  more?: (ticketId: string) => ReactNode
}

/** The name and email address of the attendee of each ticket, as far as they are asked, with more fields of the ticket. */
export function Attendees({ t, mail, tickets, extras = [], rules, typed, problems, more }: Props) {
  const blocks = tickets.flatMap(({ id, typeName }, at) => {
    const fields = typed.get(id)
    const questions = more?.(id)
    if (!(fields && (rules.name !== 'off' || rules.email !== 'off')) && !questions) return []
    const addOns = countedNames(extras.filter(({ ticketId }) => ticketId === id).map((each) => each.typeName))
    const labelOf = (field: 'name' | 'email') => {
      const label = t(`checkout.${field}`)
      return isAllOptional(rules) || rules[field] === 'required' ? label : t('invoice.optional', { label })
    }
    return [
      <fieldset key={id} className="of-ticket">
        <legend>
          <Whole>{[t('answers.ticket', { number: at + 1, type: typeName }), ...addOns].join(' + ')}</Whole>
        </legend>
        {fields && (
          <div className="attendee">
            {rules.name !== 'off' && (
              <Field
                {...{ name: attendeeField(id), label: labelOf('name'), problems }}
                typed={fields.name}
                required={rules.name === 'required'}
                autoComplete="off"
              />
            )}
            {rules.email !== 'off' && (
              <Field
                {...{ name: attendeeEmailField(id), label: labelOf('email'), problems }}
                type="email"
                typed={fields.email}
                required={rules.email === 'required'}
                autoComplete="off"
              />
            )}
          </div>
        )}
        {questions}
      </fieldset>,
    ]
  })
  if (blocks.length === 0) return null
  return (
    <fieldset>
      <legend>{t('checkout.attendees')}</legend>
      <Hint {...{ t, mail, rules }} />
      {blocks}
    </fieldset>
  )
}

const isAllOptional = ({ name, email }: AttendeeRules) => name !== 'required' && email !== 'required'

function Hint({ t, mail, rules }: Pick<Props, 't' | 'mail' | 'rules'>) {
  if (rules.name === 'optional' && rules.email === 'optional')
    return <p className="soft">{t(mail === 'on' ? 'checkout.attendeesHint' : 'checkout.attendeesHintUnmailed')}</p>
  return rules.email !== 'off' && mail === 'on' ? <p className="soft">{t('answers.mailHint')}</p> : null
}

/** The questions of a ticket among places. */
export const ofTicket = (places: readonly AskedQuestion[], ticketId: string | undefined): AskedQuestion[] =>
  places.filter(({ ticket }) => ticket === ticketId)
