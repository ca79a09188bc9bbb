import type { OrderJobKind } from '@foyer/contract/order-job-states'
import { maxSelectedOrders } from '@foyer/contract/order-job-states'
import type { OrderSummary } from '@foyer/contract/orders'
import { FileSpreadsheet, Mail, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../../lib/address-of.ts'
import { isDemo } from '../../../lib/demo.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { blockedStyle, buttonStyle } from '../../../ui/button-style.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { OrderSearch } from '../search.ts'
import { filterOf, sortingOf } from '../search.ts'
import type { OrderSelection } from '../use-selection.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'

interface Props {
  selection: OrderSelection
  search: OrderSearch
  /** The orders on screen. */
  shown: readonly OrderSummary[]
  /** The number of orders that the search selects, as a number and as it is written. */
  total: number
  totalText: string
}

/** How many orders are selected, and what can be done with all of them. */
export function OrderBulkBar({ selection, search, shown, total, totalText }: Props) {
  const t = useTranslations('orderJobs.bulk')
  const other = useTranslations('orders')
  const mail = useMail()
  const mayWrite = useMay('orders:write')
  const [asking, setAsking] = useState<OrderJobKind>()
  const [draft, setDraft] = useState({ subject: '', text: '' })
  const { ids, all } = selection
  const count = all ? total : ids.length
  const countText = all ? totalText : String(count)
  const body = all ? { filter: filterOf(search) } : { ids: [...ids] }
  const blocked = (isDemo && other('files.demo')) || (!mayWrite && other('action.notAllowed'))
  const unsendable = blocked || (mail === 'off' && other('action.noMailServer'))
  // a list of requests asks for a decision about them
  const isAboutRequests = search.status === 'requested'
  const ending = (isAboutRequests ? (['approve', 'decline'] as const) : (['cancel'] as const)).map((kind) => (
    <Button key={kind} disabledReason={blocked} onClick={() => setAsking(kind)}>
      {t(`${kind}.button`)}
    </Button>
  ))
  const dialog = { count, countText, selection: body, onClose: () => setAsking(undefined) }
  return (
    <section
      aria-label={t('label')}
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 rounded-card border border-line-control bg-card px-4 py-2.5 shadow-raised"
    >
      <p role="status" className="me-2 font-medium tabular-nums max-sm:basis-full max-sm:pe-10">
        {t('selected', { count, shown: countText })}
      </p>
      {!all && total > count && (
        <Button size="small" variant="plain" onClick={selection.selectAll}>
          {t('selectAll', { total: totalText })}
        </Button>
      )}
      <div className="grid gap-2 max-sm:basis-full max-sm:grid-cols-2 max-sm:[&_svg]:hidden sm:flex sm:flex-1 sm:flex-wrap sm:items-center sm:justify-end">
        {isAboutRequests && ending}
        <Button
          icon={<RotateCw aria-hidden="true" size={18} />}
          disabledReason={unsendable}
          onClick={() => setAsking('resend')}
        >
          {t('resend.button')}
        </Button>
        <Button
          icon={<Mail aria-hidden="true" size={18} />}
          disabledReason={unsendable}
          onClick={() => setAsking('message')}
        >
          {t('message.button')}
        </Button>
        <ExportLink ids={all ? undefined : ids} search={search} />
        {!isAboutRequests && ending}
      </div>
      <div className="max-sm:absolute max-sm:end-2 max-sm:top-1">
        <IconButton label={t('clear')} icon={<X aria-hidden="true" size={18} />} onClick={selection.clear} />
      </div>
      {ids.length === maxSelectedOrders && (
        <p className="basis-full text-sm text-ink-secondary">{t('most', { count: maxSelectedOrders })}</p>
      )}
      {asking && asking !== 'message' && <BulkDialog kind={asking} {...dialog} />}
      {asking === 'message' && (
        <MessageDialog {...dialog} draft={draft} onDraft={setDraft} sample={sampleOf(selection, shown)} />
      )}
    </section>
  )
}

/** The order by which a message is previewed: the first selected one with a buyer. */
const sampleOf = ({ ids, isSelected }: OrderSelection, shown: readonly OrderSummary[]): string =>
  (shown.find(({ id, email }) => email && isSelected(id)) ?? shown.find(({ id }) => isSelected(id)))?.id ?? ids[0] ?? ''

function ExportLink({ ids, search }: { ids: readonly string[] | undefined; search: OrderSearch }) {
  const t = useTranslations('orderJobs.bulk')
  const language = useLocale()
  const chosen = ids ? { ids: ids.join(',') } : filterOf(search)
  const href = addressOf('GET /orders/export.csv', { query: { ...chosen, ...sortingOf(search), language } })
  const content = (
    <>
      <FileSpreadsheet aria-hidden="true" size={18} />
      {t('export')}
    </>
  )
  if (isDemo) return <span className={`${buttonStyle()} ${blockedStyle()}`}>{content}</span>
  return (
    <a href={href} download className={buttonStyle()}>
      {content}
    </a>
  )
}
