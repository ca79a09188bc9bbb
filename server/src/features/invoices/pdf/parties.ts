import { addressLines } from '@foyer/words/format/address'
import { formatCountry } from '@foyer/words/format/country'
import { formatDay, formatDays } from '@foyer/words/format/date-time'
import type { DocumentFacts } from '../../../schema/json/invoice-facts.ts'
import type { invoiceMessages } from '../service/document-texts.ts'

type Translator = ReturnType<typeof invoiceMessages>

/**
 * The recipient as its country writes addresses, with the department or building above the street (DIN 5008; NF Z 10-011);
 * the country is named when it is not the seller's.
 */
export function buyerLines({ buyer, seller, language }: DocumentFacts, t: Translator): string[] {
  const { company, name, extra, country, vatId, ...rest } = buyer
  const abroad = country === seller.country ? [] : [formatCountry(country, language)]
  const postal = addressLines({ ...rest, country }, language).slice(0, -1)
  const [street = '', ...city] = postal
  return [company, name, extra, street, ...city, ...abroad, vatId && t('buyerVatId', { id: vatId })].flatMap(
    (line) => line || [],
  )
}

/** The references beside the recipient: their labels and values. */
export function referenceLines(facts: DocumentFacts, t: Translator): [string, string][] {
  const { number, issuedOn, language, order, event, buyer } = facts
  const references: [string, string | undefined][] = [
    [t('number'), number],
    [t('issuedOn'), formatDay(issuedOn, language)],
    [t('supplied'), suppliedOn(event, facts.language) ?? t('supplyOpen')],
    [t('order'), order.number],
    [t('orderedOn'), formatDay(order.placedOn, language)],
    [t('reference'), buyer.reference],
  ]
  return references.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]))
}

function suppliedOn({ startsOn, endsOn }: DocumentFacts['event'], language: DocumentFacts['language']) {
  if (startsOn === undefined) return undefined
  return endsOn === undefined || endsOn === startsOn
    ? formatDay(startsOn, language)
    : formatDays(startsOn, endsOn, language)
}

/**
 * The seller in one text, as the law requires: name, address, VAT ID or tax number. No line ends within a short part, such as the
 * VAT ID with its label.
 */
export function sellerText({ seller, language }: DocumentFacts, t: Translator): string {
  const { name, vatId, taxNumber, registrationId, legalDetails, email, ...address } = seller
  const parts = [
    name,
    ...addressLines(address, language),
    email,
    vatId && t('sellerVatId', { id: vatId }),
    taxNumber && t('sellerTaxNumber', { number: taxNumber }),
    registrationId && t(seller.country === 'FR' ? 'sellerSiren' : 'sellerRegistration', { number: registrationId }),
    legalDetails,
  ].flatMap((line) => line || [])
  return parts.map((part) => (part.length > 40 ? part : part.replaceAll(' ', '\u00a0'))).join('\u00a0· ')
}
