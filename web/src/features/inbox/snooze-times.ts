const choices = ['laterToday', 'tomorrow', 'nextWeek', 'inAWeek'] as const
type SnoozeChoice = (typeof choices)[number]

const morningHour = 8

/**
 * The choices of the snooze menu with their times, in the reader's time zone. Choices with the same time appear once: on
 * Sunday, Monday morning is tomorrow, and on Monday it is in a week.
 * @returns times as ISO 8601
 */
export function snoozeTimes(now: Date): { choice: SnoozeChoice; until: string }[] {
  const times = choices.map((choice) => ({ choice, until: snoozedUntil(choice, now) }))
  return times.filter(({ until }, index) => times.findIndex((each) => each.until === until) === index)
}

function snoozedUntil(choice: SnoozeChoice, now: Date): string {
  const until = new Date(now)
  if (choice === 'laterToday') until.setHours(now.getHours() + 3)
  else until.setDate(now.getDate() + { tomorrow: 1, nextWeek: daysToMonday(now), inAWeek: 7 }[choice])
  if (choice !== 'laterToday') until.setHours(morningHour, 0, 0, 0)
  return until.toISOString()
}

const daysToMonday = (now: Date): number => (8 - now.getDay()) % 7 || 7
