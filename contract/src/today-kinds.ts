/** The kinds of things that may need attention, the most urgent first. Each kind occurs at most once. */
export const todayNeedKinds = [
  'website-down',
  'refund-failed',
  'page-unreadable',
  'follow-up-due',
  'no-mail-server',
  'imprint-missing',
  'draft-incomplete',
] as const
export type TodayNeedKind = (typeof todayNeedKinds)[number]
