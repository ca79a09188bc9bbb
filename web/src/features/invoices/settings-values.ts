import type { InvoiceSettings, NewInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { Team } from '@foyer/contract/teams'
import type { z } from 'zod'
import { countryOfZone } from '../../lib/country-of-zone.ts'

/** The settings in the form: texts, with '' for what is not given. */
export interface SettingsValues {
  ask: InvoiceSettings['ask']
  issueWhen: InvoiceSettings['issueWhen']
  seller: Record<SellerField, string> & { country: Country | '' }
  smallBusiness: boolean
  rounding: InvoiceSettings['rounding']
  prefix: string
  creditPrefix: string
  note: string
  companyTerms: string
  usesDatev: boolean
  datev: {
    consultant: string
    client: string
    debtorAccount: string
    /** The rates in percent. */
    revenueAccounts: { taxRate: string; account: string }[]
    reverseChargeAccount: string
    outsideEuAccount: string
    yearStartsIn: string
  }
}

type Country = NonNullable<InvoiceSettings['seller']>['country']
type SellerField = (typeof sellerFields)[number]

const sellerFields = [
  ...(['name', 'street', 'postcode', 'city', 'vatId', 'taxNumber', 'registrationId', 'legalDetails'] as const),
] as const
/** The usual prefixes of invoice numbers, for a team that has saved none. */
const prefixOf: Record<Team['language'], string> = { de: 'RE-{year}-', en: 'INV-{year}-', fr: 'FA-{year}-' }

/** The settings as the form has them; a team without a seller begins with its imprint. */
export function settingsValues({ seller, datev, ...settings }: InvoiceSettings, team: Team): SettingsValues {
  const { ask, issueWhen, smallBusiness, rounding, prefix } = settings
  const known: { [Field in SellerField]?: string | undefined } = seller ?? sellerOf(team)
  return {
    ask,
    issueWhen,
    // `as`: an entry for each of the fields
    seller: {
      ...(Object.fromEntries(sellerFields.map((name) => [name, known[name] ?? ''])) as Record<SellerField, string>),
      country: seller?.country ?? countryOfZone(team.timeZone) ?? '',
    },
    smallBusiness,
    rounding,
    prefix: settings.version === 0 ? prefixOf[team.language] : prefix,
    creditPrefix: settings.creditPrefix ?? '',
    note: settings.note ?? '',
    companyTerms: settings.companyTerms ?? '',
    usesDatev: datev !== undefined,
    datev: {
      consultant: datev?.consultant ?? '',
      client: datev?.client ?? '',
      debtorAccount: datev?.debtorAccount ?? '',
      revenueAccounts: (datev?.revenueAccounts ?? [{ taxRateBp: smallBusiness ? 0 : 1900, account: '' }]).map(
        ({ taxRateBp, account }) => ({
          taxRate: String(taxRateBp / 100),
          account,
        }),
      ),
      reverseChargeAccount: datev?.reverseChargeAccount ?? '',
      outsideEuAccount: datev?.outsideEuAccount ?? '',
      yearStartsIn: String(datev?.yearStartsIn ?? 1),
    },
  }
}

/** The seller that the imprint names: its last line is taken for postcode and city. */
function sellerOf({ imprint }: Team): Partial<Record<SellerField, string>> {
  if (!imprint) return {}
  const [street = '', ...rest] = imprint.address.split('\n').map((line) => line.trim())
  const [, postcode = '', city = ''] = /^(\S*\d\S*)\s+(.+)$/.exec(rest[0] ?? '') ?? []
  return { name: imprint.name, street, postcode, city, vatId: imprint.vatId ?? '' }
}

/** The body that saves the settings, on top of any version: without what is empty, and with the seller if any of its fields is given or needed. */
export function settingsBody(values: SettingsValues): z.input<typeof NewInvoiceSettings> {
  const { ask, issueWhen, smallBusiness, rounding, prefix, creditPrefix, note, companyTerms } = values
  return {
    ask,
    issueWhen,
    smallBusiness,
    rounding,
    prefix,
    ...given({ creditPrefix, note, companyTerms }),
    ...(needsSeller(values) && { seller: sellerBody(values.seller) }),
    ...(values.usesDatev && { datev: datevBody(values.datev) }),
    version: 0,
  }
}

const needsSeller = ({ ask, smallBusiness, seller: { country: _, ...texts } }: SettingsValues) =>
  ask !== 'never' || smallBusiness || Object.values(texts).some((text) => text.trim() !== '')

function sellerBody({ name, street, postcode, city, country, ...optional }: SettingsValues['seller']) {
  // `as`: the schema reports one that is not chosen
  return { name, street, postcode, city, country: country as Country, ...given(optional) }
}

function datevBody({ revenueAccounts, yearStartsIn, ...datev }: SettingsValues['datev']) {
  const { consultant, client, debtorAccount, ...optional } = datev
  return {
    consultant,
    client,
    debtorAccount,
    ...given(optional),
    revenueAccounts: revenueAccounts
      .filter(({ account }) => account.trim() !== '')
      .map(({ taxRate, account }) => ({
        taxRateBp: Math.round(Number(taxRate.replace(',', '.')) * 100),
        account: account.trim(),
      })),
    yearStartsIn: Number(yearStartsIn),
  }
}

/** The texts that are not empty. */
const given = <T extends Record<string, string>>(texts: T): Partial<T> =>
  // `as`: a part of the texts
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')) as Partial<T>
