import type { OpenBankLines } from '@foyer/contract/bank-statements'
import { useTranslations } from 'use-intl'
import { CheckLines } from './CheckLines.tsx'
import { SureLines } from './SureLines.tsx'

/** The payments that wait for a decision, by how certain their orders are. */
export function OpenLines({ open: { total, lines } }: { open: OpenBankLines }) {
  const t = useTranslations('bankStatements')
  const of = (match: 'sure' | 'unsure' | 'none') => lines.filter((line) => line.match === match)
  const [sure, unsure, none] = [of('sure'), of('unsure'), of('none')]
  if (total === 0) return <p className="text-ink-secondary">{t('nothingOpen')}</p>
  return (
    <>
      {sure.length > 0 && <SureLines lines={sure} />}
      {unsure.length > 0 && <CheckLines title={t('unsure.title')} lead={t('unsure.lead')} lines={unsure} />}
      {none.length > 0 && <CheckLines title={t('none.title')} lead={t('none.lead')} lines={none} />}
      {total > lines.length && <p className="text-ink-secondary">{t('moreOpen', { shown: lines.length, total })}</p>}
    </>
  )
}
