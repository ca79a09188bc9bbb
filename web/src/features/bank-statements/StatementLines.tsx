import type { BankLineState } from '@foyer/contract/bank-line-states'
import type { BankLine, BankStatement } from '@foyer/contract/bank-statements'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { usePaths } from '../../lib/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Tone } from '../../ui/tone.ts'
import { BankPayment, usePaymentNames } from './BankPayment.tsx'
import { linesOfStatement } from './queries.ts'
import { useIgnore } from './use-ignore.ts'

export interface StatementLinesProps {
  statement: BankStatement
  onClose: () => void
}

/** The payments that an import brought, and what became of them. */
export function StatementLines({ statement: { id, fileName }, onClose }: StatementLinesProps) {
  const t = useTranslations('bankStatements.imports')
  const common = useTranslations('common')
  const words = useErrorWords()
  const { data: lines, error } = useQuery(linesOfStatement(id))
  return (
    <Dialog wide title={t('linesOf', { name: fileName || t('noName') })} onClose={onClose} closeLabel={common('close')}>
      {Boolean(error) && <p role="alert">{words.of(error)}</p>}
      {lines?.length === 0 && <p>{t('noLines')}</p>}
      <ul>
        {lines?.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Dialog>
  )
}

const toneOf = {
  open: 'warn',
  booked: 'success',
  ignored: 'neutral',
  refund: 'info',
} as const satisfies Record<BankLineState, Tone>

function Line({ line }: { line: BankLine }) {
  const t = useTranslations('bankStatements')
  const paths = usePaths()
  const { reopen, pending } = useIgnore()
  const names = usePaymentNames(line)
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0 wrap-anywhere">
      <BankPayment line={line} />
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={toneOf[line.state]}>{t(`state.${line.state}`)}</Badge>
        {line.order && (
          <Link to={paths.order(line.order.id)} className={`${linkStyle} tabular-nums`}>
            {line.order.number}
          </Link>
        )}
        {line.state === 'ignored' && (
          <Button
            size="small"
            pending={pending}
            aria-label={t('line.reopenFor', names)}
            onClick={() => reopen(line.id)}
          >
            {t('line.reopen')}
          </Button>
        )}
      </p>
    </li>
  )
}
