import type { Code, FieldError } from '@foyer/contract/http/problem'
import { useTranslations } from 'use-intl'
import { ApiError, Unreachable } from './api-error.ts'
import { AuthRefused } from './auth-refused.ts'

/** Turns errors into texts in the reader's language. No other file does. */
export function useErrorWords() {
  const t = useTranslations('errors')
  const all = useTranslations()
  const of = (error: unknown): string => {
    if (!(error instanceof Error)) return t('unknown')
    if (error instanceof Unreachable) return t('unreachable')
    if (error instanceof AuthRefused) return all(`authErrors.${error.code}`)
    if (!(error instanceof ApiError)) return t('code.internal')
    const { code, title } = error.problem
    if (isOfSession(code)) return all(`signInErrors.${code}`)
    const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60)
    return title === 'Event not found' ? t('eventNotFound') : t(`code.${code as OwnCode}`, { title, minutes })
  }
  return {
    /** The text of anything thrown. */
    of,
    /** The text of a failed save: it adds that the input is kept. */
    ofForm: (error: unknown): string => (error instanceof Unreachable ? t('unreachableForm') : of(error)),
    /** The text of a field error. */
    field: ({ code, limit }: Pick<FieldError, 'code' | 'limit'>): string => {
      if (isOfFile(code) || isOfPurchase(code)) return t('code.validation')
      if (isOfNotion(code)) return all(`notionErrors.${code}`)
      if (isOfPayments(code)) return all(`paymentErrors.${code}`)
      if (isOfAddress(code)) return all(`addressErrors.${code}`)
      if (isOfEvent(code)) return all(`eventErrors.${code}`, { limit: limit ?? 0 })
      if (code === 'password-common') return all(`authErrors.${code}`)
      if (code === 'imprint-needed') return all(`settingsErrors.${code}`)
      if (isOfMember(code)) return all(`memberErrors.${code}`)
      if (isOfInvoice(code)) return all(`invoiceErrors.${code}`)
      return t(`field.${code}`, { limit: limit ?? 0 })
    },
    /** The request id to quote to support, if there is one. */
    reference: (error: unknown): string | undefined =>
      error instanceof ApiError ? t('support', { requestId: error.problem.requestId }) : undefined,
  }
}

/** This app sends no API token and buys nothing, so it has no texts for these refusals; those of a `SessionCode` are loaded with the pages that need them. */
type OwnCode = Exclude<Code, `token-${string}` | 'hold-expired' | 'price-changed' | `link-${string}` | SessionCode>
type SessionCode = 'seeing-as' | 'second-factor-needed' | 'wrong-code' | 'wrong-password'
const isOfSession = (code: string): code is SessionCode => /^seeing|^second|-code$|-password$/.test(code)

// The texts of these are loaded with the pages of an event, the settings, orders and members, where alone they are met.
type CodeOf<Subject extends string> = Extract<FieldError['code'], `${Subject}-${string}`>
const isOfNotion = (code: FieldError['code']): code is CodeOf<'notion'> => code.startsWith('notion-')
// met by buyers only, or at the box office, whose page has its own texts
type PurchaseCode =
  | 'legal-text-changed'
  | CodeOf<'code'>
  | CodeOf<'add-on'>
  | 'event-over'
  | 'network-limit'
  | 'not-payable'
const isOfPurchase = (code: FieldError['code']): code is PurchaseCode =>
  /^(?:(?:legal|code|add|event|network)-|not-p)/.test(code)
type PaymentCode = CodeOf<'stripe'> | 'iban' | 'bic' | 'bank-needed'
const isOfPayments = (code: FieldError['code']): code is PaymentCode => /^(?:stripe-|iban$|bic$|bank-)/.test(code)
type EventCode = `slug${'' | '-taken'}` | 'scans-in-it' | 'not-of-event' | 'min-above-max' | 'below-seats-taken'
const isOfEvent = (code: FieldError['code']): code is EventCode => /^(?:slug|scans|not-of-|min-|below)/.test(code)
const isOfAddress = (code: FieldError['code']): code is CodeOf<'address'> => code.startsWith('address-')
const isOfInvoice = (code: FieldError['code']): code is CodeOf<'invoice'> => code.startsWith('invoice-')
const isOfMember = (code: FieldError['code']): code is CodeOf<'member'> => code.startsWith('member-')

/** The codes of a refused bank statement. The page of bank statements has their texts, which are not in the first load. */
export type StatementCode = Extract<FieldError['code'], `statement-${string}`>
/** The codes of a refused erasure. The page of privacy has their texts, which are not in the first load. */
type ErasureCode = Extract<FieldError['code'], `erasure-${string}`>
/** The code of a buyer's file that is refused, on a page of buyers. */
type BuyerFileCode = Extract<FieldError['code'], `file-${string}`>
const isOfFile = (code: FieldError['code']): code is PictureCode | StatementCode | ErasureCode | BuyerFileCode =>
  /^(?:picture|statement|erasure|file)-/.test(code)

/** The codes of a refused picture. `usePictureError` has their texts, which are not in the first load. */
export type PictureCode = Extract<FieldError['code'], `picture-${string}`>
export const isOfPicture = (code: FieldError['code']): code is PictureCode => code.startsWith('picture-')
