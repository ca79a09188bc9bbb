import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toasts.ts'
import { usePaths } from './paths.ts'

/**
 * The way back from the team's settings to the event whose steps led there (`?event=` in the address).
 * @returns the path of the event, if one led there; and `saved`, which confirms a step in a toast with that way back
 */
export function useBackToEvent(): { path: string | undefined; saved: (text: string) => void } {
  const t = useTranslations('settings')
  const paths = usePaths()
  const navigate = useNavigate()
  const { event }: Record<string, unknown> = useSearch({ strict: false })
  const path = typeof event === 'string' ? paths.event(event) : undefined
  const action = path && { label: t('backToEvent'), onAction: () => void navigate({ to: path }) }
  return { path, saved: (text) => void showToast(text, action ? { action } : {}) }
}
