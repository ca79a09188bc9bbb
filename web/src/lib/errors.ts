import type { FieldError } from '@foyer/contract/http/problem'
import { useTranslations } from 'use-intl'
import { ApiError, Unreachable } from './api-error.ts'
import { AuthRefused } from './auth.ts'

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
    const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60)
    return title === 'Event not found' ? t('eventNotFound') : t(`code.${code}`, { title, minutes })
  }
  return {
    /** The text of anything thrown. */
    of,
    /** The text of a failed save: it adds that the input is kept. */
    ofForm: (error: unknown): string => (error instanceof Unreachable ? t('unreachableForm') : of(error)),
    /** The text of a field error. */
    field: ({ code, limit }: Pick<FieldError, 'code' | 'limit'>): string =>
      isOfPicture(code) ? t('code.validation') : t(`field.${code}`, { limit: limit ?? 0 }),
    /** The request id to quote to support, if there is one. */
    reference: (error: unknown): string | undefined =>
      error instanceof ApiError ? t('support', { requestId: error.problem.requestId }) : undefined,
  }
}

/** The codes of a refused picture. `usePictureError` has their texts, which are not in the first load. */
export type PictureCode = Extract<FieldError['code'], `picture-${string}`>
export const isOfPicture = (code: FieldError['code']): code is PictureCode => code.startsWith('picture-')
