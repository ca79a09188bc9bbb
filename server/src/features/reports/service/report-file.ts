import type { PaymentMethod } from '@foyer/contract/order-states'
import type { ReportGroup } from '@foyer/contract/report-groups'
import { otherGroups } from '@foyer/contract/report-periods'
import type { SalesFigures, SalesReport } from '@foyer/contract/reports'
import { hasOrders } from '@foyer/contract/sales-report'
import type { Cell } from '@foyer/words/format/csv'
import { csvOf } from '@foyer/words/format/csv'
import type { Language } from '@foyer/words/format/locale'
import { decimalsOf } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { reportFile as de } from '@foyer/words/report-file/de'
import { reportFile as en } from '@foyer/words/report-file/en'
import { reportFile as fr } from '@foyer/words/report-file/fr'

const words = { en, de, fr } as const

/** A report as a CSV file: a row for each period, currency and group with sales. @returns its name and its text */
export function reportFileOf(report: SalesReport, group: ReportGroup, language: Language) {
  const t = words[language]
  const head: Cell[] = [
    t.start[report.by],
    ...(group === 'none' ? [] : [t.group[group]]),
    t.currency,
    ...(hasOrders(group) ? [t.orders] : []),
    ...[t.tickets, t.gross, t.tax, t.refunded, t.refundedTax],
    ...(hasOrders(group) ? [t.paidFees] : []),
  ]
  const rows = report.currencies.flatMap(({ currency, groups }) =>
    groups.flatMap(({ key, name, periods }) =>
      periods.map(({ start, ...figures }): Cell[] => [
        start,
        ...(group === 'none' ? [] : [name ?? keyText(key, group, language)]),
        currency,
        ...cellsOf(figures, currency),
      ]),
    ),
  )
  return { name: `${t.fileName}.csv`, text: csvOf([head, ...rows], language) }
}

function keyText(key: string, group: ReportGroup, language: Language): string {
  if (key === otherGroups) return words[language].other
  if (group === 'rate') return formatRate(Number(key), language)
  // `as`: the keys of the group are payment methods
  return group === 'method' ? words[language].method[key as PaymentMethod] : key
}

function cellsOf({ orders, tickets, paidFeeCents, ...amounts }: SalesFigures, currency: string): Cell[] {
  const decimals = decimalsOf(currency)
  const money = (minor: number): Cell => ({ minor, decimals })
  return [
    ...(orders === undefined ? [] : [{ minor: orders, decimals: 0 }]),
    { minor: tickets, decimals: 0 },
    ...[amounts.grossCents, amounts.taxCents, amounts.refundedCents, amounts.refundedTaxCents].map(money),
    ...(paidFeeCents === undefined ? [] : [money(paidFeeCents)]),
  ]
}
