import type { FieldError } from '@foyer/contract/http/problem'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'

/** The message for an error of `body.name` or `body.email`. */
export function personProblemOf({ path, code, limit }: FieldError, t: Translator): Problem {
  if (code === 'code-used-by-email') return { field: 'email', text: t(`tickets.discount.code.errors.${code}`) }
  if (path === 'body.email') return { field: 'email', text: t('errors.email') }
  const sentences = {
    'too-long': () => t('errors.tooLong', { limit: limit ?? 0 }),
    'control-characters': () => t('errors.characters'),
    'contains-link': () => t('errors.nameLink'),
  }
  return { field: 'name', text: (sentences[code as keyof typeof sentences] ?? (() => t('errors.name')))() }
}
