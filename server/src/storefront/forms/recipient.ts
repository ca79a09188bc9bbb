import { firstCountryOf } from '@foyer/contract/countries'
import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { InvoiceAddress } from '@foyer/contract/invoices'
import { NewInvoiceAddress } from '@foyer/contract/invoices'
import type { Language } from '@foyer/contract/languages'
import { requiredAddressFields } from '@foyer/contract/postal-rules'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import { inOrder } from './in-order.ts'

/** The fields of the recipient of an invoice, in the order of the form. */
export const recipientFields = [
  ...(['company', 'name', 'street', 'extra', 'postcode', 'city', 'country', 'region', 'vatId', 'reference'] as const),
] as const satisfies readonly (keyof InvoiceAddress)[]
export type RecipientField = (typeof recipientFields)[number]

/** The fields as typed. */
export type RecipientFields = Readonly<Record<RecipientField, string>>

/** The name of a field in forms, which may have a field `name` of their own. */
export const recipientField = (field: RecipientField): string => `invoice.${field}`

/** The fields as they are stored. @param country to begin with, such as the organiser's */
export const initialRecipient = (
  address: InvoiceAddress | undefined,
  { name = '', country, language }: { name?: string; country?: string | undefined; language: Language },
): RecipientFields => ({
  ...fieldsFrom((field) => address?.[field] ?? ''),
  name: address?.name ?? name,
  country: address?.country ?? country ?? firstCountryOf[language],
})

/** Reads the fields of a posted form. */
export const readRecipient = (form: URLSearchParams): RecipientFields =>
  fieldsFrom((field) => form.get(recipientField(field)) ?? '')

// `as`: the keys are the fields
const fieldsFrom = (read: (field: RecipientField) => string) =>
  Object.fromEntries(recipientFields.map((field) => [field, read(field)])) as Record<RecipientField, string>

/** Whether the buyer has typed an address: the name and the country may be filled in beforehand. */
export const isTyped = (typed: RecipientFields): boolean =>
  recipientFields.some((field) => field !== 'name' && field !== 'country' && typed[field].trim() !== '')

/** The fields as a part of the body of an API call, unchecked: without the optional ones that are empty. */
export const recipientOf = (typed: RecipientFields): Partial<RecipientFields> =>
  Object.fromEntries(
    recipientFields
      .filter((field) => requiredAddressFields.has(field) || typed[field].trim())
      .map((field) => [field, typed[field]]),
  )

/** Checks the fields and converts them to the body of the API call. @throws ProblemError `validation` */
export const checkedRecipient = (typed: RecipientFields): NewInvoiceAddress =>
  check(NewInvoiceAddress, recipientOf(typed), 'body')

/** Converts a validation refusal to messages for the form. @throws any other error */
export function recipientProblems(refusal: unknown, t: Translator): Problem[] {
  if (!(refusal instanceof ProblemError) || refusal.code !== 'validation') throw refusal
  const problems = (refusal.details.errors ?? []).map((error) => recipientProblem(error, t))
  return inOrder(problems, recipientFields.map(recipientField))
}

/** The message for an error of a recipient. @param error its path ends with the field */
export function recipientProblem({ path, code, limit }: FieldError, t: Translator): Problem {
  const field = recipientFields.find((each) => path.endsWith(`.${each}`)) ?? 'street'
  return { field: recipientField(field), text: sentenceOf(field, code, limit, t) }
}

function sentenceOf(field: RecipientField, code: FieldError['code'], limit: number | undefined, t: Translator): string {
  if (code === 'too-long') return t('errors.tooLong', { limit: limit ?? 0 })
  if (code === 'control-characters') return t('errors.characters')
  if (code === 'invoice-vat-country') return t('invoice.errors.vatCountry')
  if (field === 'extra' || field === 'reference') return t('errors.characters')
  return t(`invoice.errors.${field}`)
}
