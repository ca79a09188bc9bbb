import type { BankLine } from '@foyer/contract/bank-statements'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { CandidateOrder } from './CandidateOrder.tsx'
import type { PickOrderProps } from './PickOrder.tsx'
import { useIgnore } from './use-ignore.ts'

/** A payment beside the orders it may be for, with a click for each decision. */
export function CheckLine({ line }: { line: BankLine }) {
  const t = useTranslations('bankStatements')
  const format = useFormat()
  const [picking, setPicking] = useState(false)
  const { ignore, pending } = useIgnore()
  const payer = line.payer ?? t('unknownPayer')
  const amount = format.money(line.amountCents, line.currency)
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex justify-between gap-4 font-medium">
          <span className="min-w-0">{payer}</span>
          <span className="shrink-0 tabular-nums">{amount}</span>
        </p>
        <p className="text-sm text-ink-secondary">
          {format.day(line.day)}
          {line.text && ` · ${line.text}`}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" aria-label={t('line.chooseFor', { amount, payer })} onClick={() => setPicking(true)}>
            {t('line.choose')}
          </Button>
          <Button
            size="small"
            variant="plain"
            pending={pending}
            aria-label={t('line.ignoreFor', { amount, payer })}
            onClick={() => ignore(line.id)}
          >
            {t('line.ignore')}
          </Button>
        </div>
      </div>
      {line.candidates.length > 0 && (
        <ul className="grid content-start gap-3">
          {line.candidates.map((candidate) => (
            <CandidateOrder key={candidate.order.id} line={line} {...candidate} />
          ))}
        </ul>
      )}
      {picking && <LazyPickOrder line={line} onClose={() => setPicking(false)} />}
    </li>
  )
}

const fetchPickOrder = () => import('./PickOrder.tsx')

function LazyPickOrder(props: PickOrderProps) {
  const module = useModuleOnceShown(fetchPickOrder)
  return module && <module.PickOrder {...props} />
}
