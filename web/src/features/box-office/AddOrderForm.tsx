import type { Event } from '@foyer/contract/events'
import { priceOrder } from '@foyer/contract/price/price-order'
import { maxTicketsPerOrder } from '@foyer/contract/ticket-limits'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { faultsOf } from '../../lib/form/field-errors.ts'
import { useFormat } from '../../lib/format.ts'
import { LanguageSelect } from '../../lib/LanguageSelect.tsx'
import { useMail } from '../../lib/use-mail.ts'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AddedOrder } from './AddedOrder.tsx'
import { noAddOns } from './add-ons.ts'
import { TicketQuantities } from './TicketQuantities.tsx'
import type { BoxOfficeOffer, Method, OrderInput } from './use-add-order.ts'
import { itemsOf, useAddOrder } from './use-add-order.ts'
import { useOrderErrors } from './use-order-errors.ts'
import { useTypedCode } from './use-typed-code.ts'

// not the list of the contract: its module is in a file that other pages would load too
const methods = ['cash', 'terminal', 'guest-list', 'complimentary', 'transfer'] as const satisfies Method[]

/** The form of an order that a member places. After an order it is empty again, for the next buyer. */
export function AddOrderForm({ event, offer }: { event: Event; offer: BoxOfficeOffer }) {
  const t = useTranslations()
  const words = useErrorWords()
  const format = useFormat()
  const language = useLocale()
  const mayWrite = useMay('orders:write')
  const nothing = { quantities: {}, prices: {}, addOns: noAddOns, code: '', name: '', email: '' }
  const empty = { ...nothing, method: 'cash', language } as const
  const [input, setInput] = useState<OrderInput>(empty)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, reset, data, isPending, error } = useAddOrder(event, offer, () => {
    setInput({ ...empty, method: input.method, language: input.language })
    form.current?.querySelector('input')?.focus()
  })
  useEffect(() => {
    // the button is below all fields, so a fault may be out of sight; without a field of its own, it is about the tickets
    if (faultsOf(error).length > 0)
      (form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form.current?.querySelector('input'))?.focus()
  }, [error])
  const change = (changed: Partial<OrderInput>) => {
    reset()
    setInput({ ...input, ...changed })
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!isPending && mayWrite && !isDemo) mutate(input)
  }
  const errors = useOrderErrors(error, { event, offer, input })
  const { errorOf, hasNoTickets, isOfFields } = errors
  const isFree = input.method === 'guest-list' || input.method === 'complimentary'
  const total = useTotal(event, offer, input)
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-xl gap-8">
      <TicketQuantities
        {...offer}
        currency={event.currency}
        isFree={isFree}
        quantities={input.quantities}
        onChange={(quantities) => change({ quantities })}
        prices={input.prices}
        onPriceChange={(id, price) => change({ prices: { ...input.prices, [id]: price } })}
        addOns={input.addOns}
        onAddOnsChange={(addOns) => change({ addOns })}
        {...errors}
        errorOf={errors.errorOfType}
        error={hasNoTickets ? t('boxOffice.chooseTickets') : undefined}
      />
      <CodeField input={input} change={change} errorOf={errorOf} />
      <BuyerFields input={input} change={change} errorOf={errorOf} />
      <MethodField input={input} change={change} errorOf={errorOf} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
        <p className="text-lg font-semibold tabular-nums">
          {t('boxOffice.total', { amount: format.money(isFree ? 0 : total || 0, event.currency) })}
        </p>
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          disabledReason={(isDemo && t('boxOffice.demo')) || (!mayWrite && t('orders.action.notAllowed'))}
        >
          {t('boxOffice.submit')}
        </Button>
      </div>
      <div role="alert" className="font-medium text-danger-fg empty:hidden">
        {error && !isOfFields && words.of(error)}
      </div>
      <div role="status" className="empty:hidden">
        {data && <AddedOrder order={data} />}
      </div>
    </form>
  )
}

/** The price of an order for a buyer who pays, in minor units. */
function useTotal(event: Event, offer: BoxOfficeOffer, input: OrderInput): number {
  const types = offer.types.map((type) => ({ ...type, kind: 'ticket' as const }))
  const addOns = offer.groups.flatMap((group) => group.addOns.map((addOn) => ({ ...addOn, kind: 'add-on' as const })))
  return priceOrder(
    { types: [...types, ...addOns], discounts: event.discounts ?? [] },
    itemsOf(offer, input, event.currency).map(({ quantity, ...item }) => ({
      ...item,
      quantity: Math.min(quantity, maxTicketsPerOrder),
    })),
    useTypedCode(event.id, input.code),
    Date.now(),
  ).totalCents
}

interface FieldsProps {
  input: OrderInput
  change: (changed: Partial<OrderInput>) => void
  errorOf: (name: string) => string | undefined
}

function CodeField({ input, change, errorOf }: FieldsProps) {
  const t = useTranslations()
  return (
    <Field label={t('boxOffice.code')} mark={t('common.optional')} error={errorOf('code')}>
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:max-w-72"
        value={input.code}
        onChange={({ target }) => change({ code: target.value })}
      />
    </Field>
  )
}

function BuyerFields({ input, change, errorOf }: FieldsProps) {
  const t = useTranslations()
  const mail = useMail()
  return (
    <div className="grid gap-5">
      <Field label={t('boxOffice.name')} mark={t('common.optional')} error={errorOf('name')}>
        <TextInput autoComplete="off" value={input.name} onChange={({ target }) => change({ name: target.value })} />
      </Field>
      <Field
        label={t('boxOffice.email')}
        mark={input.method === 'transfer' ? undefined : t('common.optional')}
        hint={t(`boxOffice.emailHint.${mail}`)}
        error={errorOf('email') && (input.email.trim() === '' ? t('boxOffice.emailNeeded') : errorOf('email'))}
      >
        <TextInput
          type="email"
          autoComplete="off"
          value={input.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <Field label={t('boxOffice.language')}>
        <LanguageSelect
          value={input.language}
          // `as`: the options are Foyer's languages
          onChange={({ target }) => change({ language: target.value as OrderInput['language'] })}
        />
      </Field>
    </div>
  )
}

function MethodField({ input, change, errorOf }: FieldsProps) {
  const t = useTranslations()
  return (
    <RadioGroup
      name="method"
      legend={t('boxOffice.method')}
      value={input.method}
      onChange={({ target }) => change({ method: methods.find((each) => each === target.value) ?? 'cash' })}
      error={errorOf('method') && t('boxOffice.transferNotOffered')}
      options={methods.map((value) => ({
        value,
        label: t(`orders.method.${value}`),
        description: t(`boxOffice.methodHints.${value}`),
      }))}
    />
  )
}
