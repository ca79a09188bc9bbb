import type { Country } from '@foyer/contract/countries'
import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'
import { needsPostcode, needsRegion, requiredAddressFields, usesRegion } from '@foyer/contract/postal-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { useApiForm } from '../../../lib/form/use-api-form.ts'
import { useCountryOptions } from '../../../lib/use-country-options.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { orderInvoicing } from '../queries.ts'
import type { RecipientField } from './recipient.ts'
import { recipientBody, recipientValues } from './recipient.ts'

interface Props {
  order: Order
  invoicing: OrderInvoicing
  onClose: () => void
}

const schema = async () => (await import('@foyer/contract/invoices')).NewInvoiceAddress

/** Enters or corrects the recipient of an order's invoice. */
export function RecipientDialog({ order, invoicing, onClose }: Props) {
  const t = useTranslations('orderInvoice.dialog')
  const common = useTranslations('common')
  const client = useQueryClient()
  const mail = useMail()
  const formId = useId()
  const form = useApiForm({
    defaultValues: recipientValues(invoicing.address, order),
    schema,
    toBody: recipientBody,
    send: (body) => call('PUT /orders/{id}/invoice-address', { params: { id: order.id }, body }),
    onSaved: (saved) => {
      showToast(t('saved'))
      flushSync(onClose)
      client.setQueryData(orderInvoicing(order.id).queryKey, saved)
    },
  })
  const [country, region] = form.form.watch(['country', 'region'])
  const text = (name: Exclude<RecipientField, 'country'>, hint?: string) => (
    <Field
      label={t(name)}
      hint={hint}
      mark={isRequired(name, country) ? undefined : common('optional')}
      {...form.field(name)}
    >
      <TextInput autoComplete="off" {...form.input(name)} />
    </Field>
  )
  return (
    <Dialog
      wide
      title={t('title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-pretty">{t(`${invoicing.documents.length > 0 ? 'again' : 'first'}.${mail}`)}</p>
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <ErrorSummary
          title={common('formErrors.heading', { count: form.summary.length })}
          errors={form.summary}
          attempt={form.attempt}
        />
        <div className="grid gap-5">
          {text('company')}
          {text('name', t('nameHint'))}
          {text('street')}
          {text('extra')}
          <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
            {text('postcode')}
            {text('city')}
          </div>
          <Field label={t('country')} {...form.field('country')}>
            <Select autoComplete="off" options={useCountryOptions()} {...form.input('country')} />
          </Field>
          {(usesRegion(country) || region !== '' || invoicing.address?.region) && text('region')}
          {text('vatId', t('vatIdHint'))}
          {text('reference', t('referenceHint'))}
        </div>
      </form>
    </Dialog>
  )
}

/** Whether an address in a country needs a field. */
function isRequired(name: RecipientField, country: Country): boolean {
  if (name === 'postcode') return needsPostcode(country)
  return name === 'region' ? needsRegion(country) : requiredAddressFields.has(name)
}
