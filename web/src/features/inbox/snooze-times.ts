export const snoozeChoices = ['laterToday', 'tomorrow', 'nextWeek', 'inAWeek'] as const
export type SnoozeChoice = (typeof snoozeChoices)[number]

const morning = 8

/** Until when each choice puts a thread out of sight, by the reader's clock. @returns ISO 8601 */
export function snoozedUntil(choice: SnoozeChoice, now: Date): string {
  const until = new Date(now)
  if (choice === 'laterToday') until.setHours(now.getHours() + 3)
  else until.setDate(now.getDate() + { tomorrow: 1, nextWeek: daysToMonday(now), inAWeek: 7 }[choice])
  if (choice !== 'laterToday') until.setHours(morning, 0, 0, 0)
  return until.toISOString()
}

const daysToMonday = (now: Date): number => (8 - now.getDay()) % 7 || 7
