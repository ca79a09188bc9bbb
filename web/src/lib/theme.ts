import type { Theme } from '@foyer/contract/me'

const cookie = 'foyer-theme'
const yearInSeconds = 31_536_000

/** Applies a theme and remembers it in a cookie, from which the server renders the page in that theme. */
export function showTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers Foyer supports
  document.cookie = `${cookie}=${theme}; path=/; max-age=${yearInSeconds}; samesite=lax`
  applyTheme(theme)
}

export function rememberedTheme(): Theme {
  const theme = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie)?.[1]
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies the remembered theme where no server has done so. Call it before the first render. */
export const showRememberedTheme = (): void => applyTheme(rememberedTheme())

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
