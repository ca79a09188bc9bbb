import type { ComponentType } from 'react'
import { createContext } from 'react'

/** Loads the strip above the home list, with its messages. The app provides it: features know no messages. */
export const FetchTodaySection = createContext<() => Promise<{ TodaySection: ComponentType }>>(() =>
  Promise.reject(new Error('The app provides no strip')),
)
