import { legalRuleOf } from '@foyer/contract/tax-regimes'
import type { RoundedTotal } from '@foyer/contract/tax-rounding'
import type { XmlElement } from '../../../lib/xml.ts'
import { element, textElement } from '../../../lib/xml.ts'
import type { DocumentFacts } from '../../../schema/json/invoice-facts.ts'
import { correctedIn } from '../rules/corrected-invoices.ts'
import { sumsOf } from '../rules/document-totals.ts'
import { amountText, categoryOf, percentOf } from './cii-amounts.ts'
import { legalNote, paymentText } from './document-texts.ts'

/** Writes how a document is paid, its taxes and its totals. */
export const settlementOf = (facts: DocumentFacts): XmlElement =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    textElement('ram:PaymentReference', facts.transfer?.reference),
    textElement('ram:InvoiceCurrencyCode', facts.currency),
    paymentMeans(facts),
    facts.totals.map((total) => tax(facts, total)),
    terms(facts),
    summation(facts),
    correctedIn(facts).map(({ number, issuedOn }) =>
      element(
        'ram:InvoiceReferencedDocument',
        textElement('ram:IssuerAssignedID', number),
        element(
          'ram:FormattedIssueDateTime',
          textElement('qdt:DateTimeString', issuedOn.replaceAll('-', ''), { format: '102' }),
        ),
      ),
    ),
  )

/** The code of UNTDID 4461 for a SEPA credit transfer. */
const sepaTransfer = '58'

const paymentMeans = ({ transfer }: DocumentFacts): XmlElement | undefined =>
  transfer &&
  element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    textElement('ram:TypeCode', sepaTransfer),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      textElement('ram:IBANID', transfer.iban),
      textElement('ram:AccountName', transfer.holder),
    ),
    transfer.bic === undefined
      ? undefined
      : element('ram:PayeeSpecifiedCreditorFinancialInstitution', textElement('ram:BICID', transfer.bic)),
  )

function tax(facts: DocumentFacts, total: RoundedTotal): XmlElement {
  const category = categoryOf(facts, total)
  const note = category === 'S' ? undefined : legalNote(facts)
  return element(
    'ram:ApplicableTradeTax',
    textElement('ram:CalculatedAmount', amountText(total.taxCents, facts)),
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', note),
    textElement('ram:BasisAmount', amountText(total.netCents, facts)),
    textElement('ram:CategoryCode', category),
    note === undefined
      ? undefined
      : textElement('ram:ExemptionReasonCode', legalRuleOf(facts.regime, facts.seller.country).reasonCode),
    percentOf(facts, total),
  )
}

/** BR-CO-25: a positive amount to pay needs a due date or terms. */
const terms = (facts: DocumentFacts): XmlElement =>
  element(
    'ram:SpecifiedTradePaymentTerms',
    textElement('ram:Description', paymentText(facts)),
    facts.transfer?.dueOn === undefined
      ? undefined
      : element(
          'ram:DueDateDateTime',
          textElement('udt:DateTimeString', facts.transfer.dueOn.replaceAll('-', ''), { format: '102' }),
        ),
  )

function summation(facts: DocumentFacts): XmlElement {
  const { netCents, taxCents, roundingCents, grossCents } = sumsOf(facts.totals)
  const paidCents = facts.paid && facts.kind === 'invoice' ? grossCents - (facts.openCents ?? 0) : 0
  const amount = (name: string, cents: number) => textElement(name, amountText(cents, facts))
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    amount('ram:LineTotalAmount', netCents),
    amount('ram:TaxBasisTotalAmount', netCents),
    textElement('ram:TaxTotalAmount', amountText(taxCents, facts), { currencyID: facts.currency }),
    roundingCents === 0 ? undefined : amount('ram:RoundingAmount', roundingCents),
    amount('ram:GrandTotalAmount', netCents + taxCents),
    paidCents === 0 ? undefined : amount('ram:TotalPrepaidAmount', paidCents),
    amount('ram:DuePayableAmount', grossCents - paidCents),
  )
}
