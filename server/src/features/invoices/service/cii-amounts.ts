import type { TaxCategory } from '@foyer/contract/tax-regimes'
import { legalRuleOf } from '@foyer/contract/tax-regimes'
import type { RoundedTotal } from '@foyer/contract/tax-rounding'
import { decimalsOf } from '@foyer/words/format/money'
import type { XmlElement } from '../../../lib/xml.ts'
import { textElement } from '../../../lib/xml.ts'
import type { DocumentFacts } from '../../../schema/json/invoice-facts.ts'

/** The VAT category of an amount. */
export const categoryOf = (
  { regime, seller }: DocumentFacts,
  { taxRateBp }: Pick<RoundedTotal, 'taxRateBp'>,
): TaxCategory => legalRuleOf(regime, seller.country).category(taxRateBp)

/** The rate of an amount in percent; what is outside the scope of VAT has none (BR-O-05). */
export const percentOf = (facts: DocumentFacts, amount: Pick<RoundedTotal, 'taxRateBp'>): XmlElement | undefined =>
  categoryOf(facts, amount) === 'O'
    ? undefined
    : textElement('ram:RateApplicablePercent', (amount.taxRateBp / 100).toFixed(2))

/** An amount as a decimal number: `12.50`. */
export function amountText(cents: number, { currency }: Pick<DocumentFacts, 'currency'>): string {
  const decimals = decimalsOf(currency)
  return (cents / 10 ** decimals).toFixed(decimals)
}
