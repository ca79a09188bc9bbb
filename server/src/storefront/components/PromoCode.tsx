import type { PublicEvent } from '@foyer/contract/public-api'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { Fields } from '../forms/kept-fields.ts'
import { codeField, paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Field } from './Field.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import type { Problem } from './Problems.tsx'

interface Props extends Pick<PageContext, 't' | 'language'> {
  event: PublicEvent
  /** The address of the page, without a code: by default that of the event. */
  action?: string
  /** Fields of the page that stay. */
  fields?: Fields
  /** A code that is not valid. */
  typed?: string | undefined
  problems?: readonly Problem[]
}

/** The code with which an event is shown, or a field for one. Nothing for an event without codes. */
export function PromoCode({ t, language, event, fields = [], typed = '', problems = [], ...props }: Props) {
  const { action = `${paths.event(language, event.slug)}#tickets` } = props
  if (event.sale === 'closed' || !(event.takesCodes || event.code)) return null
  if (event.code)
    return (
      <p className="promo-code">
        <strong className="discount">
          {t('tickets.discount.code.applied', {
            code: event.code.code,
            effect: effectOf(event.code, { t, language, event }),
          })}
        </strong>{' '}
        <a
          href={
            fields.length > 0
              ? `${action}?${new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]))}`
              : action
          }
        >
          {t('tickets.discount.code.remove')}
        </a>
      </p>
    )
  return (
    <form method="get" action={action} className="promo-code">
      <HiddenFields fields={fields} />
      <Field
        name={codeField}
        label={t('tickets.discount.code.field')}
        typed={typed}
        problems={problems}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit">{t('tickets.discount.code.apply')}</button>
    </form>
  )
}

type Shown = Pick<Props, 't' | 'language' | 'event'>

/** The effect of a code, and its conditions. */
function effectOf(code: NonNullable<PublicEvent['code']>, { t, language, event }: Shown): string {
  const { minTickets, minCents, validUntil } = code
  const money = (cents: number) => formatMoney(cents, event.currency, language)
  return [
    nameOf(code, t, money, language),
    minTickets > 1 && t('tickets.discount.code.minTickets', { count: minTickets }),
    minCents > 0 && t('tickets.discount.code.minAmount', { amount: money(minCents) }),
    validUntil && t('tickets.discount.code.until', { until: formatDateTime(validUntil, event.timeZone, language) }),
  ]
    .filter(Boolean)
    .join(' · ')
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
