import { promoCodesFile as de } from '@foyer/words/promo-codes-file/de'
import { promoCodesFile as en } from '@foyer/words/promo-codes-file/en'
import { promoCodesFile as fr } from '@foyer/words/promo-codes-file/fr'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { Callout } from '../../ui/Callout.tsx'
import type { LineFault } from './import-faults.ts'
import type { RefusedImport } from './use-code-import.ts'

const files = { en, de, fr }

/** The most lines that are shown: further ones often have the same cause. */
const maxShown = 100

/** The lines of an import that are wrong, with their numbers and the reasons. */
export function LineFaults({ refused: { unknown, faults } }: { refused: RefusedImport }) {
  const t = useTranslations('promoCodes.import')
  const reasonOf = useReasons()
  const columns = files[useLocale()]
  const lines = [
    ...unknown.map((name) => t('unknownColumn', { name })),
    ...faults
      .slice(0, maxShown)
      .map((fault) =>
        fault.column === undefined
          ? t('line', { line: fault.line, reason: reasonOf(fault) })
          : t('lineColumn', { line: fault.line, column: columns[fault.column], reason: reasonOf(fault) }),
      ),
  ]
  return (
    <Callout tone="danger" title={t('refused')}>
      <ul className="mt-1 max-h-80 list-disc overflow-auto ps-5 wrap-anywhere">
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {faults.length > maxShown && <p className="mt-2">{t('moreFaults', { count: faults.length - maxShown })}</p>}
    </Callout>
  )
}

const money = ['amount', 'price', 'minTotal']

/** Why a line is refused, in words. */
function useReasons() {
  const t = useTranslations('promoCodes')
  const words = useErrorWords()
  return ({ column, code, limit }: LineFault): string => {
    if (code === 'code-taken') return t('import.taken')
    if (code === 'code-holds-one-type') return t('errors.typeToHold')
    if (column === 'code' && code === 'required') return t('errors.code')
    if (column === 'code' && code === 'format') return t('errors.codeFormat')
    if (column === 'uses' && code === 'required') return t('errors.usesToHold')
    if (column === 'use' && code === 'not-allowed') return t('errors.useToHold')
    if (column === 'types') return t('import.noType')
    if (column === 'validFrom' || column === 'validUntil')
      return code === 'ends-before-start' ? words.field({ code }) : t('import.moment')
    if (code !== 'wrong-type') return words.field({ code, ...(limit !== undefined && { limit }) })
    if (column === 'percent') return t('errors.share')
    return column !== undefined && money.includes(column) ? t('errors.amount') : t('errors.number')
  }
}
