/** The strip above the home list. */
export const today = {
  title: 'Today',
  failed: 'Couldn’t load today’s figures.',
  next: { title: 'Next event', none: 'Nothing coming up yet', now: 'On now' },
  sales: {
    title: 'Last 7 days',
    tickets: '{count, plural, one {{shown} ticket} other {{shown} tickets}}',
    gross: 'Gross sales: {amounts}',
    before: '7 days before: {figures}',
    line: '{count, plural, one {# ticket} other {# tickets}} in the last 14 days, day by day until today: {days}',
  },
  open: {
    title: 'Outstanding',
    questions: 'Questions to answer',
    requests: 'Requests to decide',
    awaited: 'Transfers expected',
    balancesDue: 'Balances due',
    owed: 'Refunds to transfer',
  },
  needs: {
    title: 'Needs attention',
    none: 'Nothing right now',
    'website-down': 'Website down: {name}{others, plural, =0 {} one { and # more} other { and # more}}',
    'refund-failed': 'Refund failed: order {name}{others, plural, =0 {} one { and # more} other { and # more}}',
    'page-unreadable': 'Can’t read Notion page: {name}{others, plural, =0 {} one { and # more} other { and # more}}',
    'follow-up-due': 'Follow up: order {name}{others, plural, =0 {} one { and # more} other { and # more}}',
    'no-mail-server': 'No mail server: buyers get no emails',
    'imprint-missing': 'Imprint missing',
    'draft-incomplete': 'Draft incomplete: {name}{others, plural, =0 {} one { and # more} other { and # more}}',
    more: 'Show {count, number} more',
  },
} as const
