import type { PublicEvent } from '@foyer/contract/public-api'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { applyCodeAction, removeCodeAction, typedCodeField } from '../forms/code.ts'
import { fillAction } from '../forms/kept-fields.ts'
import { codeField, paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Field } from './Field.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'
import { hasTicketForm, ticketFormId } from './TicketForm.tsx'

interface Props extends Pick<PageContext, 't' | 'language'> {
  event: PublicEvent
  /** A code that is not valid. */
  typed?: string | undefined
  problems?: readonly Problem[]
}

/**
 * The code with which an event is shown, or a field for one. Nothing for an event without codes. Both belong to the ticket
 * form, so that what was chosen stays; where there is none, the field has a form of its own.
 */
export function PromoCode({ t, language, event, typed = '', problems = [] }: Props) {
  if (event.sale === 'closed' || !(event.takesCodes || event.code)) return null
  const form = hasTicketForm(event) ? ticketFormId : undefined
  // the Enter key presses the first button of a form: without this one, it would change the code
  const forEnter = form && <button type="submit" form={form} name="do" value={fillAction} hidden={true} />
  if (event.code) {
    const { 'aria-describedby': problem } = problemAttributes(codeField, problems)
    const remove = { id: codeField, 'aria-describedby': problem, children: t('tickets.discount.code.remove') }
    return (
      <>
        <p className="promo-code">
          <strong className="discount">
            {t('tickets.discount.code.applied', {
              code: event.code.code,
              effect: effectOf(event.code, { t, language, event }),
            })}
          </strong>{' '}
          {forEnter}
          {form ? (
            <button
              type="submit"
              form={form}
              className="as-link"
              name="do"
              value={removeCodeAction}
              formNoValidate
              {...remove}
            />
          ) : (
            <a href={paths.event(language, event.slug)} {...remove} />
          )}
        </p>
        <FieldProblem field={codeField} problems={problems} />
      </>
    )
  }
  const field = (
    <>
      <Field
        id={codeField}
        name={form ? typedCodeField : codeField}
        form={form}
        label={t('tickets.discount.code.field')}
        typed={typed}
        problems={problems}
        required={!form}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" form={form} formNoValidate {...(form && { name: 'do', value: applyCodeAction })}>
        {t('tickets.discount.code.apply')}
      </button>
    </>
  )
  if (form)
    return (
      <div className="promo-code">
        {forEnter}
        {field}
      </div>
    )
  return (
    <form method="get" action={`${paths.event(language, event.slug)}#tickets`} className="promo-code">
      {field}
    </form>
  )
}

type Shown = Pick<Props, 't' | 'language' | 'event'>

/** The effect of a code, and its conditions. */
function effectOf(code: NonNullable<PublicEvent['code']>, { t, language, event }: Shown): string {
  const { minTickets, minCents, validUntil, usesLeft } = code
  const money = (cents: number) => formatMoney(cents, event.currency, language)
  return [
    nameOf(code, t, money, language),
    minTickets > 1 && t('tickets.discount.code.minTickets', { count: minTickets }),
    minCents > 0 && t('tickets.discount.code.minAmount', { amount: money(minCents) }),
    usesLeft !== undefined && t('tickets.discount.code.usesLeft', { left: usesLeft }),
    validUntil && t('tickets.discount.code.until', { until: formatDateTime(validUntil, event.timeZone, language) }),
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}

function nameOf(
  { effect, use }: NonNullable<PublicEvent['code']>,
  t: Props['t'],
  money: (cents: number) => string,
  language: Props['language'],
): string {
  switch (effect.kind) {
    case 'none':
      return t('tickets.discount.code.effects.none')
    case 'percent':
      return t('tickets.discount.code.effects.percent', { share: formatRate(effect.bp, language) })
    case 'amount':
      return t(`tickets.discount.code.effects.${use === 'order' ? 'amount-order' : 'amount'}`, {
        amount: money(effect.cents),
      })
    case 'fixed':
      return effect.cents === 0
        ? t('tickets.discount.code.effects.free')
        : t('tickets.discount.code.effects.fixed', { amount: money(effect.cents) })
  }
}
