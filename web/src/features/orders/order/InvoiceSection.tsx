import type { InvoiceAddress, OrderInvoicing } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'
import { addressLines } from '@foyer/words/format/address'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { DocumentLinks } from '../../../lib/order/DocumentLinks.tsx'
import { readersZone } from '../../../lib/readers-zone.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'
import { orderInvoicing } from '../queries.ts'
import { EntryList } from './EntryList.tsx'

const fetchDialog = () => import('./RecipientDialog.tsx')

/** The recipient of an order's invoice, and its documents. Teams that issue no invoices do not see it. */
export function InvoiceSection({ order }: { order: Order }) {
  const { data: invoicing } = useQuery(orderInvoicing(order.id))
  if (!invoicing || order.test || order.totalCents === 0) return null
  const isOffered = invoicing.ask !== 'never' || invoicing.address || invoicing.documents.length > 0
  return isOffered ? <Invoicing order={order} invoicing={invoicing} /> : null
}

function Invoicing({ order, invoicing }: { order: Order; invoicing: OrderInvoicing }) {
  const t = useTranslations('orderInvoice')
  const mayWrite = useMay('orders:write')
  const [asked, setAsked] = useState(false)
  const { address, documents, expected, changeable } = invoicing
  return (
    <Section title={t('title')} description={t('lead')}>
      {address ? (
        <Recipient address={address} invoicing={invoicing} />
      ) : (
        <p className="text-ink-secondary">{t('none')}</p>
      )}
      {expected && <p className="mt-5 text-ink-secondary">{t(`expected.${expected}`)}</p>}
      {documents.length > 0 && (
        <div className="mt-5">
          <Documents invoicing={invoicing} />
        </div>
      )}
      {mayWrite && changeable && (
        <Button className="mt-5" onClick={() => setAsked(true)}>
          {t(address ? 'correct' : 'enter')}
        </Button>
      )}
      {asked && <AskedRecipient order={order} invoicing={invoicing} onClose={() => setAsked(false)} />}
    </Section>
  )
}

interface DialogProps {
  order: Order
  invoicing: OrderInvoicing
  onClose: () => void
}

/** The form for a recipient is loaded when it is opened. */
function AskedRecipient(props: DialogProps) {
  const module = useModuleOnceShown(fetchDialog)
  return module && <module.RecipientDialog {...props} />
}

const vatTones = {
  unchecked: 'info',
  valid: 'success',
  invalid: 'danger',
  uncheckable: 'neutral',
} as const satisfies Record<string, Tone>

function Recipient({ address, invoicing: { vatCheck } }: { address: InvoiceAddress; invoicing: OrderInvoicing }) {
  const t = useTranslations('orderInvoice')
  const format = useFormat()
  const language = useLocale()
  const { company, name, extra, vatId, reference, ...postal } = address
  const [street = '', ...rest] = addressLines(postal, language)
  return (
    <address className="grid gap-0.5 wrap-anywhere not-italic">
      {[company, name, street, extra, ...rest].map((line) => line && <span key={line}>{line}</span>)}
      {vatId && (
        <span className="mt-1.5 flex flex-wrap items-center gap-2">
          {t('vatId', { id: vatId })}
          {vatCheck && <Badge tone={vatTones[vatCheck.state]}>{t(`vat.${vatCheck.state}`)}</Badge>}
        </span>
      )}
      {vatCheck?.checkedAt && (
        <span className="text-sm text-ink-secondary">
          {t('checkedOn', { date: format.date(vatCheck.checkedAt, readersZone()) })}
        </span>
      )}
      {reference && <span className="text-sm text-ink-secondary">{t('reference', { reference })}</span>}
    </address>
  )
}

function Documents({ invoicing: { documents } }: { invoicing: OrderInvoicing }) {
  const t = useTranslations('orderInvoice')
  const format = useFormat()
  return (
    <EntryList
      entries={documents.map((document) => ({
        id: document.id,
        title: t('document', { kind: t(`kinds.${document.kind}`), number: document.number }),
        about: (
          <span className="flex flex-wrap gap-x-3">
            {format.day(document.issuedOn)}
            <DocumentLinks document={document} />
          </span>
        ),
        end: format.money(document.grossCents, document.currency),
      }))}
    />
  )
}
