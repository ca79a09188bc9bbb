import { maxBuyerNoteLength, maxReasonLength } from '@foyer/contract/order-limits'
import type { Order } from '@foyer/contract/orders'
import { countedNames } from '@foyer/words/format/counted-names'
import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { Fragment, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { faultsOf } from '../../../../lib/form/field-errors.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useMail } from '../../../../lib/use-mail.ts'
import { AffixInput } from '../../../../ui/AffixInput.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FieldError } from '../../../../ui/FieldError.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import type { CorrectionAction, CorrectionInput } from './correction.ts'

interface Props {
  order: Order
  action: CorrectionAction
  input: CorrectionInput
  onChange: (input: CorrectionInput) => void
  /** The faults that the server found. */
  faults: ReturnType<typeof faultsOf>
}

/** The tickets and the fee, or the amount; the note to the buyer and the reason. */
export function CorrectionFields({ action, ...props }: Props) {
  const { order, input, onChange } = props
  const t = useTranslations()
  const optional = useTranslations('common')('optional')
  const mail = useMail()
  return (
    <div className="grid gap-5">
      {action === 'refund-part' ? (
        <RefundField {...props} />
      ) : (
        <>
          {action === 'refund' ? <WholeOrder order={order} /> : <TicketChoice {...props} />}
          {order.refundableCents > 0 && (
            <AmountField
              {...props}
              name="fee"
              of="feeCents"
              hint={t(order.addsTo ? 'addOnOrders.feeHint' : 'corrections.feeHint')}
              mark={optional}
            />
          )}
        </>
      )}
      {order.email && mail === 'on' && (
        <Field label={t('corrections.note')} hint={t('corrections.noteHint')} mark={optional}>
          <TextArea
            maxLength={maxBuyerNoteLength}
            value={input.note}
            onChange={({ target }) => onChange({ ...input, note: target.value })}
          />
        </Field>
      )}
      <Field label={t('orders.action.reason')} hint={t('orders.action.reasonHint')} mark={optional}>
        <TextInput
          autoComplete="off"
          maxLength={maxReasonLength}
          value={input.reason}
          onChange={({ target }) => onChange({ ...input, reason: target.value })}
        />
      </Field>
    </div>
  )
}

/** The add-ons of a ticket that are not cancelled. */
const addOnsOf = ({ extras = [] }: Order, id: string) =>
  extras.filter(({ kind, ticketId, cancelledAt }) => kind === 'add-on' && ticketId === id && cancelledAt === undefined)

type FieldProps = Omit<Props, 'action'>

function TicketChoice({ order, input, onChange, faults }: FieldProps) {
  const t = useTranslations('corrections')
  const format = useFormat()
  const errorId = useId()
  const live = order.tickets.filter(({ cancelledAt }) => cancelledAt === undefined)
  const hasFault = faults.some(({ name }) => name.startsWith('ticketIds'))
  const isChosen = (id: string) => input.ticketIds.includes(id)
  /** Adds or removes an item. The add-ons of a ticket go with it. */
  const toggle = (id: string) => {
    const rest = input.ticketIds.filter(
      (each) => each !== id && addOnsOf(order, id).every((addOn) => addOn.id !== each),
    )
    onChange({ ...input, ticketIds: isChosen(id) ? rest : [...rest, id] })
  }
  const labelOf = (typeName: string, cents: number) => `${typeName} · ${format.money(cents, order.currency)}`
  const allChosen = live.every(({ id }) => isChosen(id))
  const chooseAll = () => onChange({ ...input, ticketIds: allChosen ? [] : live.map(({ id }) => id) })
  return (
    <fieldset aria-describedby={hasFault ? errorId : undefined}>
      <legend className="type-label mb-1">{t('tickets')}</legend>
      {hasFault && <FieldError id={errorId}>{t('noTicket')}</FieldError>}
      {live.length > 1 && <Checkbox label={t('all')} checked={allChosen} onChange={chooseAll} />}
      {live.map(({ id, number, typeName, name, priceCents }) => {
        const addOns = addOnsOf(order, id)
        const names = isChosen(id) ? countedNames(addOns.map((addOn) => addOn.typeName)) : []
        return (
          <Fragment key={id}>
            <Checkbox
              checked={isChosen(id)}
              onChange={() => toggle(id)}
              label={labelOf(typeName, priceCents)}
              description={
                <>
                  <span className="font-mono">{number}</span> {[name ?? '', ...names].join(' + ')}
                </>
              }
            />
            {!isChosen(id) && addOns.length > 0 && (
              <div className="ps-7">
                {addOns.map((addOn) => (
                  <Checkbox
                    key={addOn.id}
                    checked={isChosen(addOn.id)}
                    onChange={() => toggle(addOn.id)}
                    label={labelOf(addOn.typeName, addOn.priceCents)}
                  />
                ))}
              </div>
            )}
          </Fragment>
        )
      })}
      {allChosen && <p className="mt-1 text-sm text-ink-secondary">{t('wholeOrder')}</p>}
    </fieldset>
  )
}

function WholeOrder({ order: { refundableCents, currency, addsTo } }: Pick<Props, 'order'>) {
  const t = useTranslations()
  const format = useFormat()
  const body = addsTo ? 'addOnOrders.refundBody' : 'corrections.refund.body'
  return <p className="text-pretty">{t(body, { amount: format.money(refundableCents, currency) })}</p>
}

function RefundField(props: FieldProps) {
  const t = useTranslations()
  const format = useFormat()
  const { refundableCents, currency, addsTo } = props.order
  const hint = addsTo ? 'addOnOrders.amountHint' : 'corrections.amountHint'
  return (
    <AmountField
      {...props}
      name="amount"
      of="amountCents"
      hint={t(hint, { max: format.money(refundableCents, currency) })}
    />
  )
}

interface AmountProps extends FieldProps {
  name: 'fee' | 'amount'
  /** The field of the body. */
  of: string
  hint: string
  mark?: string
}

function AmountField({ order: { currency, addsTo }, input, onChange, faults, name, of, hint, mark }: AmountProps) {
  const t = useTranslations()
  const language = useLocale()
  const decimals = decimalsOf(currency)
  const fault = faults.find((each) => each.name === of)?.fault
  const example = writeAmount(decimals > 0 ? 1250 : 12, decimals, language)
  const tooBig = addsTo && name === 'fee' ? 'addOnOrders.feeTooBig' : (`corrections.${name}TooBig` as const)
  const words = fault && (fault.code === 'too-big' ? t(tooBig) : t('orders.action.amountWrong', { example }))
  return (
    <Field label={t(`corrections.${name}`)} hint={hint} mark={mark} error={words}>
      <AffixInput
        after={currency}
        inputMode="decimal"
        autoComplete="off"
        value={input[name]}
        onChange={({ target }) => onChange({ ...input, [name]: target.value })}
      />
    </Field>
  )
}
