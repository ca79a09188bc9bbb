import { z } from 'zod'
import { Country } from './country.ts'
import { haveSameNumbers, invoiceAsks, issueMoments, seriesOf } from './invoice-kinds.ts'
import { refine } from './refine.ts'
import { hasSellerId } from './seller-ids.ts'
import { taxRoundings } from './tax-rounding.ts'
import { line, paragraph, requiredName } from './text.ts'
import { compactVatId, vatIdFault } from './vat-id.ts'
import { Version } from './version.ts'

/** The prefix of a series of numbers. `{year}` is the year of issue, so that each year counts from 1. */
const SeriesPrefix = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .refine(...refine('format', (prefix: string) => /^[A-Za-z0-9 /._-]*(\{year\}[A-Za-z0-9 /._-]*)?$/.test(prefix)))

/**
 * A SIREN is usually written in groups of three digits, and a SIRET begins with it; electronic invoices take its nine digits
 * alone.
 */
const withCompactSiren = <Party extends { country: string; registrationId?: string | undefined }>(
  party: Party,
): Party =>
  party.country === 'FR' && party.registrationId
    ? { ...party, registrationId: party.registrationId.replace(/\s/g, '').replace(/^(\d{9})\d{5}$/, '$1') }
    : party

/** The issuer of the invoices: the name and address that the law requires (§ 14 (4) no. 1 UStG; art. 242 nonies A annexe II CGI). */
const Seller = z
  .strictObject({
    name: requiredName,
    street: requiredName,
    postcode: line(20).min(1),
    city: requiredName,
    country: Country,
    /** The VAT ID, or the tax number where there is none: `seller-ids.ts` says which are required. */
    vatId: z.string().max(20).overwrite(compactVatId).min(1).optional(),
    taxNumber: line(40).min(1).optional(),
    /** The number in the company register; in France the SIREN. */
    registrationId: line(40).min(1).optional(),
    /** Legal form, capital and register (art. R123-237 and R123-238 Code de commerce; § 35a GmbHG). */
    legalDetails: line(200).min(1).optional(),
  })
  .overwrite(withCompactSiren)
  .meta({ id: 'InvoiceSeller' })
export type InvoiceSeller = z.infer<typeof Seller>

/** An account number of DATEV, of 4 to 9 digits. */
const DatevAccount = z.string().regex(/^\d{4,9}$/)

interface Accounts {
  debtorAccount: string
  revenueAccounts: { account: string }[]
  reverseChargeAccount?: string | undefined
  outsideEuAccount?: string | undefined
}

/** DATEV counts one digit more in the accounts of debtors than in all others. */
const hasAccountsOfOneLength = ({ debtorAccount, ...accounts }: Accounts) =>
  revenueAccountsOf(accounts).every((account) => account.length === debtorAccount.length - 1)

const revenueAccountsOf = ({ revenueAccounts, ...others }: Omit<Accounts, 'debtorAccount'>): string[] =>
  [...revenueAccounts.map(({ account }) => account), others.reverseChargeAccount, others.outsideEuAccount].flatMap(
    (account) => account ?? [],
  )

/** The numbers that the accountant needs to import the documents into DATEV. */
const Datev = z
  .strictObject({
    consultant: z.string().regex(/^\d{4,7}$/),
    client: z.string().regex(/^\d{1,5}$/),
    debtorAccount: DatevAccount,
    /** The revenue account of each tax rate, in basis points. Rates that are not listed are left for the accountant. */
    revenueAccounts: z.array(z.strictObject({ taxRateBp: z.int().min(0).max(10_000), account: DatevAccount })).max(10),
    /** The revenue accounts of reverse charge and of sales outside the EU; absent: that of the rate 0. */
    reverseChargeAccount: DatevAccount.optional(),
    outsideEuAccount: DatevAccount.optional(),
    /** The month in which the fiscal year begins; absent: January. */
    yearStartsIn: z.int().min(1).max(12).optional(),
  })
  .refine(...refine('invoice-account', hasAccountsOfOneLength, 'debtorAccount'))
  .meta({ id: 'Datev' })

const fields = {
  ask: z.enum(invoiceAsks),
  issueWhen: z.enum(issueMoments),
  rounding: z.enum(taxRoundings),
  prefix: SeriesPrefix,
  /** The prefix of cancellations and credit notes; absent: they share the series of invoices. */
  creditPrefix: SeriesPrefix.optional(),
  smallBusiness: z.boolean(),
  seller: Seller.optional(),
  /** Printed at the end of every document. */
  note: paragraph(500).min(1).optional(),
  /** Printed on invoices to companies, in place of what the seller's country requires (`invoice-mentions.ts`). */
  companyTerms: paragraph(500).min(1).optional(),
  datev: Datev.optional(),
}

/** How a team issues invoices. */
export const InvoiceSettings = z.object({ ...fields, version: Version }).meta({ id: 'InvoiceSettings' })
export type InvoiceSettings = z.infer<typeof InvoiceSettings>

const settings = z.strictObject({ ...fields, version: Version })
type Settings = z.output<typeof settings>

/** The country of a small business decides about the note on its pages and documents. */
const hasSeller = ({ ask, smallBusiness, seller }: Settings) =>
  (ask === 'never' && !smallBusiness) || seller !== undefined
const hasTaxId = ({ seller, smallBusiness }: Settings) => !seller || hasSellerId(seller, smallBusiness)
const hasValidVatId = ({ seller }: Settings) => !seller?.vatId || vatIdFault(seller.vatId, seller.country) === undefined

const hasSiren = ({ seller }: Settings) =>
  seller?.country !== 'FR' || seller.registrationId === undefined || /^\d{9}$/.test(seller.registrationId)
const hasOwnNumbers = ({ prefix, creditPrefix = prefix }: Settings) =>
  !haveSameNumbers(seriesOf(prefix, anyYear), seriesOf(creditPrefix, anyYear))
const anyYear = 2000

/** All settings, in place of those before. Refused as `stale` when another member has changed them since `version`. */
export const NewInvoiceSettings = settings
  .refine(...refine('required', hasSeller, 'seller'))
  .refine(...refine('required', hasTaxId, 'seller.vatId'))
  .refine(...refine('invoice-vat-id', hasValidVatId, 'seller.vatId'))
  .refine(...refine('invoice-siren', hasSiren, 'seller.registrationId'))
  .refine(...refine('invoice-prefix', hasOwnNumbers, 'creditPrefix'))
  .meta({ id: 'NewInvoiceSettings' })
export type NewInvoiceSettings = z.output<typeof NewInvoiceSettings>

/** The settings of a team that has saved none. */
export const defaultInvoiceSettings: InvoiceSettings = {
  ask: 'never',
  issueWhen: 'paid',
  rounding: 'gross-sum',
  prefix: 'RE-{year}-',
  smallBusiness: false,
  version: 0,
}
