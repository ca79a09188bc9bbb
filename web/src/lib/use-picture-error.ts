import { useTranslations } from 'use-intl'
import { ApiError } from './api-error.ts'
import { isOfPicture, useErrorWords } from './errors.ts'

/** Turns the refusal of an uploaded picture into a text in the reader's language. */
export function usePictureError(): (error: unknown) => string {
  const t = useTranslations('pictureErrors')
  const words = useErrorWords()
  return (error) => {
    const fault = error instanceof ApiError ? error.problem.errors?.[0] : undefined
    if (!fault) return words.of(error)
    return isOfPicture(fault.code) ? t(fault.code, { limit: fault.limit ?? 0 }) : words.field(fault)
  }
}
