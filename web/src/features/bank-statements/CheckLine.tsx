import type { BankLine } from '@foyer/contract/bank-statements'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { BankPayment, usePaymentNames } from './BankPayment.tsx'
import { CandidateOrder } from './CandidateOrder.tsx'
import type { PickOrderProps } from './PickOrder.tsx'
import { useIgnore } from './use-ignore.ts'

/** A payment beside the orders it may be for, with a click for each decision. */
export function CheckLine({ line }: { line: BankLine }) {
  const t = useTranslations('bankStatements')
  const [picking, setPicking] = useState(false)
  const { ignore, pending } = useIgnore()
  const names = usePaymentNames(line)
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 wrap-anywhere">
        <BankPayment line={line} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" aria-label={t('line.chooseFor', names)} onClick={() => setPicking(true)}>
            {t('line.choose')}
          </Button>
          <Button
            size="small"
            variant="plain"
            pending={pending}
            aria-label={t('line.ignoreFor', names)}
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
