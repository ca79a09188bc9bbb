import type { BankLine } from '@foyer/contract/bank-statements'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { CheckLine } from './CheckLine.tsx'
import { LinesPart } from './LinesPart.tsx'

const shownAtFirst = 20

interface Props {
  title: string
  lead: string
  lines: readonly BankLine[]
}

/** Payments that a member decides about one by one. */
export function CheckLines({ title, lead, lines }: Props) {
  const t = useTranslations('bankStatements.sure')
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, shownAtFirst)
  return (
    <LinesPart title={title} lead={lead}>
      <ul className="border-t border-line-control">
        {shown.map((line) => (
          <CheckLine key={line.id} line={line} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <ShowMore
          text={t('shown', { shown: shown.length, total: lines.length })}
          more={{ label: t('more'), onMore: () => setAll(true) }}
        />
      )}
    </LinesPart>
  )
}
