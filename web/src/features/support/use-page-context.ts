import type { PageContext } from '@foyer/contract/support'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { pageBefore } from '../../lib/focus-heading.ts'

/** Where somebody was when they came here to write: the page before this one, and how it looked to them. */
export function usePageContext(): PageContext {
  const [path] = useState(pageBefore)
  const language = useLocale()
  const theme = document.documentElement.dataset['theme'] ?? 'system'
  return { path, language, theme, width: window.innerWidth }
}
