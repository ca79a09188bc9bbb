import type { Theme } from '@foyer/contract/me'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../ui/toasts.ts'
import { call } from './api.ts'
import { useErrorWords } from './errors.ts'
import { showTheme } from './theme.ts'

/** Applies a theme at once in this browser, and saves it for the account. */
export function useChangeTheme(): (theme: Theme) => void {
  const words = useErrorWords()
  const { mutate: save } = useMutation({
    mutationFn: (theme: Theme) => call('PATCH /me', { body: { theme } }),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (theme) => {
    showTheme(theme)
    save(theme)
  }
}
