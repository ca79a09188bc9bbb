import { withWords } from './messages.ts'

/** Loads the strip above the home list, with its messages. */
export const fetchTodaySection = withWords('TodaySection', () => import('../features/today/TodaySection.tsx'))
