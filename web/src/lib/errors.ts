import type { FieldError } from '@foyer/contract/http/problem'
import { useTranslations } from 'use-intl'
import { ApiError, Unreachable } from './api-error.ts'
import { AuthRefused } from './auth.ts'

/** Turns what went wrong into the reader's words: codes in, sentences out. No other file does. */
export function useErrorWords() {
  const t = useTranslations('errors')
  const of = (error: unknown): string => {
    if (!(error instanceof Error)) return t('unknown')
    if (error instanceof Unreachable) return t('unreachable')
    if (error instanceof AuthRefused) return t(`auth.${error.code}`)
    if (!(error instanceof ApiError)) return t('code.internal')
    const { code, title } = error.problem
    const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60)
    return title === 'Event not found' ? t('eventNotFound') : t(`code.${code}`, { title, minutes })
  }
  return {
    /** A sentence for anything that was thrown. */
    of,
    /** A sentence for what came of sending a form: what was typed is still there. */
    ofForm: (error: unknown): string => (error instanceof Unreachable ? t('unreachableForm') : of(error)),
    /** A sentence for a field at fault. */
    field: ({ code, limit }: Pick<FieldError, 'code' | 'limit'>): string => t(`field.${code}`, { limit: limit ?? 0 }),
    /** The number to give when asking for help, when the answer had one. */
    reference: (error: unknown): string | undefined =>
      error instanceof ApiError ? t('support', { requestId: error.problem.requestId }) : undefined,
  }
}
