import {
  balanceFilters,
  followUpFilters,
  paymentFilters,
  paymentMethods,
  refundFilters,
} from '@foyer/contract/order-states'
import { maxPromoCodeLength } from '@foyer/contract/promo-code-limits'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DayRange } from '../../lib/DayRange.tsx'
import { useAnswerOptions } from '../../lib/event/use-answer-options.ts'
import { useTypeOptions } from '../../lib/event/use-type-options.ts'
import { read, session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'
import { moreFilters } from './search-parts.ts'

/** The filters that are used less often: payment, refund, ticket type, days, amount and test orders. */
export function MoreFilters({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders')
  const change = useChangeSearch(orderSearch)
  const none = Object.fromEntries(moreFilters.map((name) => [name, undefined]))
  return (
    <div className="grid items-start gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      <Choice
        name="method"
        search={search}
        all={t('filter.allMethods')}
        options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <Choice
        name="payment"
        search={search}
        all={t('filter.anyPayments')}
        options={paymentFilters.map((value) => ({ value, label: t(`payment.${value}`) }))}
      />
      <Choice
        name="refunds"
        search={search}
        all={t('filter.anyRefunds')}
        options={refundFilters.map((value) => ({
          value,
          label: value === 'created' ? t('refund.created') : t(`filter.refundStates.${value}`),
        }))}
      />
      <Choice
        name="balance"
        search={search}
        all={t('filter.balances.any')}
        options={balanceFilters.map((value) => ({ value, label: t(`filter.balances.${value}`) }))}
      />
      <Choice
        name="followUp"
        search={search}
        all={t('filter.anyFollowUp')}
        options={followUpFilters.map((value) => ({ value, label: t(`filter.followUps.${value}`) }))}
      />
      <TicketType search={search} />
      <Answer search={search} />
      <CodeText name="code" search={search} />
      <CodeText name="tag" search={search} />
      <Choice
        name="test"
        search={search}
        all={t('filter.withTests')}
        options={(['without', 'only'] as const).map((value) => ({ value, label: t(`filter.tests.${value}`) }))}
      />
      <DayRange
        days={search}
        labels={{ from: t('filter.from'), to: t('filter.to'), wrongWay: t('filter.wrongWay') }}
        onChange={(days) => change(days, 'typed')}
      />
      <AmountField name="minCents" search={search} />
      <AmountField name="maxCents" search={search} />
      {moreFilters.some((name) => search[name] !== undefined) && (
        <div className="col-span-full">
          <Button size="small" onClick={() => change(none)}>
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ChoiceProps {
  name: 'method' | 'payment' | 'refunds' | 'balance' | 'followUp' | 'type' | 'answer' | 'test'
  search: OrderSearch
  /** The option that selects all orders. */
  all: string
  options: readonly { value: string; label: string }[]
}

function Choice({ name, search, all, options }: ChoiceProps) {
  const t = useTranslations('orders.filter')
  const change = useChangeSearch(orderSearch)
  return (
    <Field label={t(name)}>
      <Select
        value={search[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
        options={[{ value: '', label: all }, ...options]}
      />
    </Field>
  )
}

function TicketType({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.filter')
  const { event = '' } = search
  const options = useTypeOptions(event)
  return <Choice name="type" search={search} all={event === '' ? t('chooseEvent') : t('allTypes')} options={options} />
}

/** An answer to a question of the event. Events that ask nothing have no such filter. */
function Answer({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.filter')
  const words = { answered: t('answered'), unanswered: t('unanswered') }
  const options = useAnswerOptions(search.event ?? '', words)
  return options.length > 0 && <Choice name="answer" search={search} all={t('anyAnswer')} options={options} />
}

/** The text of a promo code, or a tag of such codes. */
function CodeText({ name, search }: { name: 'code' | 'tag'; search: OrderSearch }) {
  const t = useTranslations('orders.filter')
  const change = useChangeSearch(orderSearch)
  const [typed, setTyped] = useDebouncedText(search[name] ?? '', (text) => change({ [name]: text }, 'typed'))
  return (
    <Field label={t(name)}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        maxLength={maxPromoCodeLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}

/** The decimals of the team's currency. */
function useDecimals(): number {
  const { data: me } = useQuery(session())
  const id = useTeam(me)?.id ?? ''
  const { data: team } = useQuery({ ...read('GET /teams/{id}', { params: { id } }), enabled: id !== '' })
  return decimalsOf(team?.currency ?? 'EUR')
}

function AmountField({ name, search }: { name: 'minCents' | 'maxCents'; search: OrderSearch }) {
  const t = useTranslations('orders.filter')
  const language = useLocale()
  const change = useChangeSearch(orderSearch)
  const decimals = useDecimals()
  const cents = search[name]
  const [typed, setTyped] = useState(() => (cents === undefined ? '' : writeAmount(cents, decimals, language)))
  const isCleared = cents === undefined && readAmount(typed, decimals) !== undefined
  const isWrong = typed.trim() !== '' && readAmount(typed, decimals) === undefined
  return (
    <Field
      label={t(name)}
      error={isWrong ? t('amountWrong', { example: writeAmount(1250, decimals, language) }) : undefined}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={isCleared ? '' : typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          change({ [name]: readAmount(value, decimals) }, 'typed')
        }}
      />
    </Field>
  )
}
