import { useSyncExternalStore } from 'react'
import type { Toast } from './toasts.ts'
import { currentToasts, subscribeToToasts } from './toasts.ts'

/** The messages now on screen, the oldest first. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribeToToasts, currentToasts)
