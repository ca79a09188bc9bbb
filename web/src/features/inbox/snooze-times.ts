export const snoozeChoices = ['laterToday', 'tomorrow', 'nextWeek', 'inAWeek'] as const
export type SnoozeChoice = (typeof snoozeChoices)[number]

const morningHour = 8

/** The time until which a choice snoozes a thread, in the reader's time zone. @returns ISO 8601 */
export function snoozedUntil(choice: SnoozeChoice, now: Date): string {
  const until = new Date(now)
  if (choice === 'laterToday') until.setHours(now.getHours() + 3)
  else until.setDate(now.getDate() + { tomorrow: 1, nextWeek: daysToMonday(now), inAWeek: 7 }[choice])
  if (choice !== 'laterToday') until.setHours(morningHour, 0, 0, 0)
  return until.toISOString()
}

const daysToMonday = (now: Date): number => (8 - now.getDay()) % 7 || 7
