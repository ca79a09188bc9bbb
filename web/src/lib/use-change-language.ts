import type { Language } from '@foyer/contract/languages'
import { useRouter } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { showToast } from '../ui/toasts.ts'
import { Unreachable } from './api-error.ts'
import { useErrorWords } from './errors.ts'
import { rememberLanguage } from './language.ts'
import { swapLanguage } from './paths.ts'

/** Loads the messages of a language. The app provides it, because only the app knows their files. */
export const FetchWords = createContext<(language: Language) => Promise<void>>(() => Promise.resolve())

/**
 * Shows the current page in another language without a reload. Path, query and input stay. If the messages cannot be
 * loaded, the page keeps its language and a toast says why.
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const fetchWords = use(FetchWords)
  const router = useRouter()
  const errors = useErrorWords()
  return async (language) => {
    try {
      await fetchWords(language)
    } catch (cause) {
      showToast(errors.of(new Unreachable('The texts could not be loaded', { cause })), { tone: 'danger' })
      return
    }
    rememberLanguage(language)
    const { href } = router.state.location
    await router.navigate({ href: swapLanguage(href, language), state: true, resetScroll: false, replace: true })
  }
}
