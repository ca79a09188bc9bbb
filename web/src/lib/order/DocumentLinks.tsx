import type { InvoiceOfOrder } from '@foyer/contract/invoices'
import { useTranslations } from 'use-intl'
import { linkStyle } from '../../ui/button-style.ts'
import { addressOf } from '../address-of.ts'
import { isDemo } from '../demo.ts'

/** The files of an invoice, a cancellation or a credit note. */
export function DocumentLinks({ document: { id, number, ready } }: { document: InvoiceOfOrder }) {
  const t = useTranslations('orderInvoice')
  if (!ready) return <span className="text-sm text-ink-secondary">{t('notReady')}</span>
  const params = { id }
  const files = [
    [t('pdf'), addressOf('GET /invoices/{id}/document.pdf', { params })],
    [t('xml'), addressOf('GET /invoices/{id}/document.xml', { params })],
  ] as const
  return (
    <span className="inline-flex gap-3">
      {files.map(([type, href]) =>
        isDemo ? (
          <span key={type} className="text-ink-secondary">
            {type}
          </span>
        ) : (
          <a key={type} href={href} download aria-label={t('fileOf', { type, number })} className={linkStyle}>
            {type}
          </a>
        ),
      )}
    </span>
  )
}
