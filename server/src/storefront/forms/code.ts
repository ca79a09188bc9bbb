import type { FieldError } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import { TypedPromoCode } from '@foyer/contract/promo-codes'
import type { PublicEvent } from '@foyer/contract/public-api'
import { formatMoney } from '@foyer/words/format/money'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf } from '../page-request.ts'
import { codeField } from '../paths.ts'

/** The field of the ticket form for a code that is not applied yet. */
export const typedCodeField = 'typed-code'
/** The values of the buttons that apply the typed code, and that remove the applied one. */
export const applyCodeAction = 'apply-code'
export const removeCodeAction = 'remove-code'

/**
 * The fields of a ticket form with another code: the typed one, or none.
 * @returns undefined for a form that changes no code; one with a typed code is never ordered without it
 */
export function withChangedCode(form: URLSearchParams): URLSearchParams | undefined {
  const typed = form.get(typedCodeField)?.trim() ?? ''
  const action = form.get('do')
  if (!typed && action !== applyCodeAction && action !== removeCodeAction) return undefined
  const changed = new URLSearchParams(form)
  changed.delete(codeField)
  if (typed && action !== removeCodeAction) changed.set(codeField, typed)
  return changed
}

/**
 * The code of a form or a query string.
 * @returns no code for an empty field; `isInvalid` for a text that no code can have
 */
export function readCodeField(fields: URLSearchParams): { code?: string; isInvalid: boolean } {
  const typed = fields.get(codeField)?.trim()
  if (!typed) return { isInvalid: false }
  const { data: code } = TypedPromoCode.safeParse(typed)
  return code === undefined ? { isInvalid: true } : { code, isInvalid: false }
}

/** The sentence for an error of a code; undefined for another error. */
export function codeSentence(
  { code, limit = 0 }: Pick<FieldError, 'code' | 'limit'>,
  { t, language, event }: { t: Translator; language: Language; event: Pick<PublicEvent, 'currency'> },
): string | undefined {
  switch (code) {
    case 'code-used-up':
      return t(`tickets.discount.code.errors.${code}`, { left: limit })
    case 'code-min-tickets':
      return t(`tickets.discount.code.errors.${code}`, { limit })
    case 'code-min-amount':
      return t(`tickets.discount.code.errors.${code}`, { amount: formatMoney(limit, event.currency, language) })
    case 'code-unknown':
    case 'code-not-yet':
    case 'code-expired':
    case 'code-not-for-these':
      return t(`tickets.discount.code.errors.${code}`)
    default:
      return undefined
  }
}

/** An event with the code that was typed, or without it and with the reason. */
export interface EventWithCode {
  event: PublicEvent
  problems: Problem[]
  /** The text that was typed, if it is not valid. */
  typedCode?: string
}

/** The event of the slug with a code, if that is valid. @throws as `eventOf`; ProblemError `rate-limited` */
export async function eventWithCode(request: PageRequest, fields: URLSearchParams): Promise<EventWithCode> {
  const { t } = request.pageContext
  const { language } = request
  const { code, isInvalid } = readCodeField(fields)
  const refused = async (error: Pick<FieldError, 'code' | 'limit'>): Promise<EventWithCode> => {
    const event = await eventOf(request)
    const text = codeSentence(error, { t, language, event }) ?? t('tickets.discount.code.errors.code-unknown')
    return { event, problems: [{ field: codeField, text }], typedCode: fields.get(codeField)?.trim() ?? '' }
  }
  if (isInvalid) return await refused({ code: 'code-unknown' })
  try {
    return { event: await eventOf(request, code), problems: [] }
  } catch (refusal) {
    const [error] = refusal instanceof ProblemError ? (refusal.details.errors ?? []) : []
    if (error?.path !== 'query.code') throw refusal
    return await refused(error)
  }
}
