import { z } from 'zod'
import { Country } from './country.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { documentKinds, invoiceAsks, vatStates } from './invoice-kinds.ts'
import { Language } from './language.ts'
import { Day } from './moment.ts'
import { PageQuery } from './paging.ts'
import { postalFaults } from './postal-rules.ts'
import { refine } from './refine.ts'
import { line, maxNameLength, requiredName } from './text.ts'
import { compactVatId, vatIdFault } from './vat-id.ts'

const optionalLine = (max: number) => line(max).min(1).optional()

const addressFields = {
  /** The company; absent for a person. */
  company: optionalLine(200),
  /** The person, or the person in the company. */
  name: requiredName,
  street: requiredName,
  /** A second line, such as a department or a building. */
  extra: optionalLine(200),
  postcode: optionalLine(20),
  city: requiredName,
  region: optionalLine(100),
  country: Country,
  vatId: z.string().max(20).overwrite(compactVatId).min(1).optional(),
  /** The buyer's own reference, such as an order number. */
  reference: optionalLine(100),
}

/** The recipient of an invoice, as it is stored. */
export const InvoiceAddress = z.object(addressFields).meta({ id: 'InvoiceAddress' })
export type InvoiceAddress = z.infer<typeof InvoiceAddress>

/** The recipient of an invoice, with the rules of its country. */
export const NewInvoiceAddress = z
  .strictObject(addressFields)
  .refine(
    ...refine('invoice-postcode', (address: InvoiceAddress) => !postalFaults(address).includes('postcode'), 'postcode'),
  )
  .refine(...refine('required', (address: InvoiceAddress) => !postalFaults(address).includes('region'), 'region'))
  .refine(...refine('invoice-vat-country', (address: InvoiceAddress) => faultOfVatId(address) !== 'country', 'vatId'))
  .refine(...refine('invoice-vat-id', (address: InvoiceAddress) => faultOfVatId(address) !== 'format', 'vatId'))
  .refine(...refine('required', ({ vatId, company }: InvoiceAddress) => !vatId || company !== undefined, 'company'))
  .meta({ id: 'NewInvoiceAddress' })
export type NewInvoiceAddress = z.output<typeof NewInvoiceAddress>

const faultOfVatId = ({ vatId, country }: InvoiceAddress) =>
  vatId === undefined ? undefined : vatIdFault(vatId, country)

/** The answer of VIES about a VAT ID. */
const VatCheck = z.object({ state: z.enum(vatStates), checkedAt: z.iso.datetime().optional() }).meta({ id: 'VatCheck' })

/** A document of an order. */
const InvoiceOfOrder = z
  .object({
    id: z.string(),
    kind: z.enum(documentKinds),
    number: z.string(),
    issuedOn: z.iso.date(),
    currency: Currency,
    /** Negative for cancellations and credit notes. */
    grossCents: z.int(),
    /** Whether its file can be downloaded: it is drawn within seconds after it is issued. */
    ready: z.boolean(),
  })
  .meta({ id: 'InvoiceOfOrder' })
export type InvoiceOfOrder = z.infer<typeof InvoiceOfOrder>

/** The invoicing of an order. */
export const OrderInvoicing = z
  .object({
    /** Whether the team issues invoices. */
    ask: z.enum(invoiceAsks),
    address: InvoiceAddress.optional(),
    vatCheck: VatCheck.optional(),
    /** The newest last. */
    documents: z.array(InvoiceOfOrder),
    /** When the first invoice is issued: at once or with the payment. Absent: there is one, or none will be. */
    expected: z.enum(['now', 'once-paid']).optional(),
    /** Whether the address may still be entered or changed by the caller. */
    changeable: z.boolean(),
  })
  .meta({ id: 'OrderInvoicing' })
export type OrderInvoicing = z.infer<typeof OrderInvoicing>

/** A document in the list of the team. */
export const Invoice = InvoiceOfOrder.extend({
  order: z.object({ id: z.string(), number: z.string() }),
  event: z.object({ id: z.string(), name: z.string() }),
  buyer: z.string(),
  netCents: z.int(),
  taxCents: z.int(),
}).meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

export const InvoiceFilter = PageQuery.extend({
  /** Words of the number or the recipient, or the number of the order. */
  q: line(maxNameLength).optional(),
  kind: z.enum(documentKinds).optional(),
  event: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type InvoiceFilter = z.output<typeof InvoiceFilter>

/** The documents that a filter selects, as a file. */
export const InvoiceFile = InvoiceFilter.omit({ limit: true, cursor: true }).extend({
  language: Language.default('en'),
})
export type InvoiceFile = z.output<typeof InvoiceFile>

/** `YYYY-MM`. */
const Month = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/)

/** The documents of a month, for the accountant. */
export const InvoiceArchive = z.strictObject({ month: Month, language: Language.default('en'), team: Id.optional() })
export type InvoiceArchive = z.output<typeof InvoiceArchive>

/** The bookings of a month for DATEV. */
export const DatevBatch = z.strictObject({ month: Month })
export type DatevBatch = z.output<typeof DatevBatch>
