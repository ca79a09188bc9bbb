import type { Language } from '@foyer/contract/languages'

/** The URL of a page of the web app, in the reader's language. */
export function pageLink(publicUrl: string, language: Language, page: string, token?: string): string {
  return `${publicUrl}/${language}/${page}${token ? `?${new URLSearchParams({ token })}` : ''}`
}
