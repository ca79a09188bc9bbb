import type { PageContext } from '@foyer/contract/support'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { pageBefore } from '../../lib/focus-heading.ts'
import { rememberedTheme } from '../../lib/theme.ts'

/** The page the reader came from, and its language, theme and width. */
export function usePageContext(): PageContext {
  const [path] = useState(pageBefore)
  const language = useLocale()
  return { path, language, theme: rememberedTheme(), width: window.innerWidth }
}
