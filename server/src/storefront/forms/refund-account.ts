import { check } from '@foyer/contract/http/check'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { RefundAccount } from '@foyer/contract/order-money'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'

/** The fields of the form for the bank account of a refund, as typed. */
export interface RefundFields {
  holder: string
  iban: string
}

/** The fields before the buyer has typed anything. */
export const initialRefundFields = ({ name, refundAccount }: PublicOrder): RefundFields => ({
  holder: refundAccount?.holder ?? name ?? '',
  iban: '',
})

/** Reads the fields of a posted form. */
export const readRefundFields = (form: URLSearchParams): RefundFields => ({
  holder: form.get('holder') ?? '',
  iban: form.get('iban') ?? '',
})

/** Checks the fields and converts them to the body of the API call. @throws ProblemError `validation` */
export const refundAccountOf = (typed: RefundFields): RefundAccount => check(RefundAccount, typed, 'body')

/** Converts a validation refusal to messages for the form. @throws any other error */
export function refundProblemsOf(refusal: unknown, t: Translator): Problem[] {
  if (!(refusal instanceof ProblemError) || refusal.code !== 'validation') throw refusal
  return (refusal.details.errors ?? []).map(({ path, code, limit }) => {
    if (path === 'body.iban') return { field: 'iban', text: t('errors.iban') }
    if (code === 'too-long') return { field: 'holder', text: t('errors.tooLong', { limit: limit ?? 0 }) }
    return { field: 'holder', text: t(code === 'control-characters' ? 'errors.characters' : 'errors.holder') }
  })
}
