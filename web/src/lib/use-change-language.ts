import type { Language } from '@foyer/contract/languages'
import { useRouter } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { showToast } from '../ui/toasts.ts'
import { Unreachable } from './api-error.ts'
import { useErrorWords } from './errors.ts'
import { rememberLanguage } from './language.ts'
import { swapLanguage } from './paths.ts'

/** Fetches the words of a language. The frame of the app gives it, which alone knows where they are. */
export const FetchWords = createContext<(language: Language) => Promise<void>>(() => Promise.resolve())

/**
 * Shows the page on screen in another language, without a reload: path and query stay, and so does what was typed.
 * When the words are not to be had, the page stays in its language and says why.
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const fetchWords = use(FetchWords)
  const router = useRouter()
  const errors = useErrorWords()
  return async (language) => {
    try {
      await fetchWords(language)
    } catch (cause) {
      showToast(errors.of(new Unreachable('No words to be had', { cause })), { tone: 'danger' })
      return
    }
    rememberLanguage(language)
    const { href } = router.state.location
    await router.navigate({ href: swapLanguage(href, language), resetScroll: false, replace: true })
  }
}
