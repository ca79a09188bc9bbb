import type { PageContext } from '@foyer/contract/support'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { pageBefore } from '../../lib/focus-heading.ts'

/** The page the reader came from, and its language, theme and width. */
export function usePageContext(): PageContext {
  const [path] = useState(pageBefore)
  const language = useLocale()
  const theme = document.documentElement.dataset['theme'] ?? 'system'
  return { path, language, theme, width: window.innerWidth }
}
