import type { XmlElement } from '../../../lib/xml.ts'
import { element, textElement, writeXml } from '../../../lib/xml.ts'
import type { DocumentFacts, DocumentLine } from '../../../schema/json/invoice-facts.ts'
import { amountText, categoryOf, percentOf } from './cii-amounts.ts'
import { settlementOf } from './cii-settlement.ts'
import { eventText, lineText, termsOf, titleOf } from './document-texts.ts'

/**
 * Writes a document as a UN/CEFACT Cross Industry Invoice in the profile EN 16931 of Factur-X 1.0 and ZUGFeRD 2. The
 * order of the elements is that of the schema. The amounts of cancellations and credit notes are positive: their type
 * code says that they are credited.
 */
export function writeCii(facts: DocumentFacts): string {
  const root = element(
    'rsm:CrossIndustryInvoice',
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', textElement('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    header(facts),
    element(
      'rsm:SupplyChainTradeTransaction',
      facts.lines.map((line, at) => lineOf(facts, line, at + 1)),
      agreement(facts),
      element('ram:ApplicableHeaderTradeDelivery', delivery(facts)),
      settlementOf(facts),
    ),
  )
  return writeXml({ ...root, attributes: namespaces })
}

const uncefact = 'urn:un:unece:uncefact:data:standard'
const namespaces = {
  'xmlns:rsm': `${uncefact}:CrossIndustryInvoice:100`,
  'xmlns:qdt': `${uncefact}:QualifiedDataType:100`,
  'xmlns:ram': `${uncefact}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${uncefact}:UnqualifiedDataType:100`,
}

/** The type codes of UNTDID 1001: commercial invoice, credit note. */
const typeCodes = { invoice: '380', cancellation: '381', 'credit-note': '381' } as const

const header = (facts: DocumentFacts): XmlElement =>
  element(
    'rsm:ExchangedDocument',
    textElement('ram:ID', facts.number),
    textElement('ram:TypeCode', typeCodes[facts.kind]),
    element('ram:IssueDateTime', dateOf('udt:DateTimeString', facts.issuedOn)),
    [{ text: titleOf(facts) }, { text: facts.seller.legalDetails }, ...termsOf(facts), { text: facts.note }].flatMap(
      note,
    ),
  )

const note = ({ text, subjectCode }: { text: string | undefined; subjectCode?: string | undefined }): XmlElement[] =>
  text === undefined
    ? []
    : [element('ram:IncludedNote', textElement('ram:Content', text), textElement('ram:SubjectCode', subjectCode))]

/** A day in the format 102 of UNTDID 2379: `20261124`. */
const dateOf = (name: string, day: string) => textElement(name, day.replaceAll('-', ''), { format: '102' })

/** The unit code of UN/ECE recommendation 20 for one piece. */
const piece = { unitCode: 'C62' }

const lineOf = (facts: DocumentFacts, line: DocumentLine, at: number): XmlElement =>
  element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', textElement('ram:LineID', String(at))),
    element(
      'ram:SpecifiedTradeProduct',
      textElement('ram:Name', lineText(facts, line)),
      textElement('ram:Description', eventText(facts)),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element(
        'ram:NetPriceProductTradePrice',
        // the price of all pieces: that of one may have more decimals than its currency
        textElement('ram:ChargeAmount', amountText(line.netCents, facts)),
        textElement('ram:BasisQuantity', String(line.quantity), piece),
      ),
    ),
    element('ram:SpecifiedLineTradeDelivery', textElement('ram:BilledQuantity', String(line.quantity), piece)),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        textElement('ram:TypeCode', 'VAT'),
        textElement('ram:CategoryCode', categoryOf(facts, line)),
        percentOf(facts, line),
      ),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        textElement('ram:LineTotalAmount', amountText(line.netCents, facts)),
      ),
    ),
  )

function agreement(facts: DocumentFacts): XmlElement {
  // BR-O-02: what is outside the scope of VAT names no VAT ID
  const namesVatIds = facts.regime !== 'outside-eu'
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    textElement('ram:BuyerReference', facts.buyer.reference),
    seller(facts, namesVatIds),
    buyer(facts, namesVatIds),
    element('ram:SellerOrderReferencedDocument', textElement('ram:IssuerAssignedID', facts.order.number)),
  )
}

/** The code list of SIREN (ISO 6523). */
const siren = '0002'

function seller({ seller: party }: DocumentFacts, namesVatIds: boolean) {
  const { name, vatId, taxNumber, registrationId, legalDetails: _, email, ...address } = party
  return element(
    'ram:SellerTradeParty',
    // BR-CO-26: an identifier of the seller, also without a VAT ID
    textElement('ram:ID', taxNumber ?? (namesVatIds ? undefined : vatId)),
    textElement('ram:Name', name),
    registrationId === undefined
      ? undefined
      : element(
          'ram:SpecifiedLegalOrganization',
          textElement('ram:ID', registrationId, party.country === 'FR' ? { schemeID: siren } : {}),
        ),
    postalAddress(address),
    email === undefined
      ? undefined
      : element('ram:URIUniversalCommunication', textElement('ram:URIID', email, { schemeID: 'EM' })),
    registration(namesVatIds ? vatId : undefined, 'VA'),
    // BR-E-02: a small business without a VAT ID has another number for its taxes, in France the SIREN
    registration(namesVatIds ? (taxNumber ?? (vatId === undefined ? registrationId : undefined)) : undefined, 'FC'),
  )
}

function buyer({ buyer: { company, name, vatId, ...address } }: DocumentFacts, namesVatIds: boolean) {
  return element(
    'ram:BuyerTradeParty',
    textElement('ram:Name', company ?? name),
    company === undefined ? undefined : element('ram:DefinedTradeContact', textElement('ram:PersonName', name)),
    postalAddress(address),
    registration(namesVatIds ? vatId : undefined, 'VA'),
  )
}

interface PostalAddress {
  street: string
  extra?: string | undefined
  postcode?: string | undefined
  city: string
  region?: string | undefined
  country: string
}

const postalAddress = ({ street, extra, postcode, city, region, country }: PostalAddress): XmlElement =>
  element(
    'ram:PostalTradeAddress',
    textElement('ram:PostcodeCode', postcode),
    textElement('ram:LineOne', street),
    textElement('ram:LineTwo', extra),
    textElement('ram:CityName', city),
    textElement('ram:CountryID', country),
    textElement('ram:CountrySubDivisionName', region),
  )

const registration = (id: string | undefined, schemeID: 'VA' | 'FC'): XmlElement | undefined =>
  id === undefined ? undefined : element('ram:SpecifiedTaxRegistration', textElement('ram:ID', id, { schemeID }))

const delivery = ({ event: { endsOn, startsOn } }: DocumentFacts): XmlElement | undefined => {
  const day = endsOn ?? startsOn
  return day === undefined
    ? undefined
    : element(
        'ram:ActualDeliverySupplyChainEvent',
        element('ram:OccurrenceDateTime', dateOf('udt:DateTimeString', day)),
      )
}
