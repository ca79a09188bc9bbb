import { bookingOutcomeOf } from '@foyer/contract/bank-booking'
import type { BankLine } from '@foyer/contract/bank-statements'
import type { OrderSummary } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { SearchBox } from '../../lib/SearchBox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CandidateOrder } from './CandidateOrder.tsx'
import { ordersFor } from './queries.ts'

export interface PickOrderProps {
  line: BankLine
  onClose: () => void
}

/** Searches the order that a payment is for. */
export function PickOrder({ line, onClose }: PickOrderProps) {
  const t = useTranslations('bankStatements')
  const common = useTranslations('common')
  const format = useFormat()
  const [q, setQ] = useState('')
  return (
    <Dialog wide title={t('pick.title')} onClose={onClose} closeLabel={common('close')}>
      <p className="mb-4 text-ink-secondary wrap-anywhere">
        {[format.money(line.amountCents, line.currency), line.payer, line.text].filter(Boolean).join(' · ')}
      </p>
      <SearchBox
        data-autofocus=""
        label={t('pick.search')}
        placeholder={t('pick.search')}
        clearLabel={t('pick.clear')}
        value={q}
        onSearch={setQ}
      />
      <div className="mt-4 min-h-40">
        {q === '' ? (
          <p className="text-ink-secondary">{t('pick.start')}</p>
        ) : (
          <Found q={q} line={line} onBooked={onClose} />
        )}
      </div>
    </Dialog>
  )
}

/** The orders that a search finds. */
function Found({ q, line, onBooked }: { q: string; line: BankLine; onBooked: () => void }) {
  const t = useTranslations('bankStatements.pick')
  const words = useErrorWords()
  const { data: found, error } = useQuery(ordersFor(q))
  if (error) return <p role="alert">{words.of(error)}</p>
  if (!found) return null
  if (found.items.length === 0) return <p role="status">{t('nothing')}</p>
  return (
    <ul className="grid gap-3">
      {found.items.map((order) => (
        <CandidateOrder
          key={order.id}
          line={line}
          order={candidateOf(order)}
          outcome={bookingOutcomeOf(order, line)}
          onBooked={onBooked}
        />
      ))}
    </ul>
  )
}

const candidateOf = ({ event, ...order }: OrderSummary) => ({ ...order, event: event.name })
