import type { Language } from './locale.ts'

/** A label and a text about it: `Diet: Enter an answer.` A label that ends with a mark of its own gets no colon. */
export const labelled = (label: string, text: string, language: Language): string => {
  if (/[?!:]\s?[”“»)]?$/u.test(label.trimEnd())) return `${label} ${text}`
  return `${label}${language === 'fr' ? '\u00a0:' : ':'} ${text}`
}
