/** The pages of reports. */
export const reports = {
  page: {
    title: 'Reports',
    period: 'Period',
    span: { days30: 'Last 30 days', days90: 'Last 90 days', days365: 'Last 12 months', dates: 'Dates' },
    from: 'From',
    to: 'To',
    wrongWay: 'The end date can’t be before the start date.',
    by: 'Show by',
    unit: { day: 'Day', week: 'Week', month: 'Month' },
    group: 'Group by',
    groups: { none: 'No grouping', event: 'Event', type: 'Ticket type', method: 'Payment method', rate: 'Tax rate' },
    weekFrom: 'Week from {day}',
    salesIn: 'Sales in {currency}',
    gross: 'Gross sales',
    refunded: 'Refunded',
    net: 'Net after refunds',
    tax: 'Tax after refunds',
    tickets: 'Tickets',
    orders: 'Orders',
    none: {
      title: 'No sales in this period',
      body: 'Choose a longer period. Sales count once an order is paid; test orders don’t count.',
    },
    longer: {
      week: 'The period is too long for days, so it’s shown by week.',
      month: 'The period is too long for weeks, so it’s shown by month.',
    },
    views: {
      title: 'Views of public pages',
      count: '{views, plural, one {{views, number} view} other {{views, number} views}}',
      conversion:
        '{views, plural, one {{views, number} view} other {{views, number} views}}; {share} of them led to an order.',
    },
    zone: 'Days follow the time zone {zone}.',
    zoneOfEvents: 'The days of each event follow its own time zone.',
    download: 'Download as CSV',
    downloadDemo: 'The demo creates no files. On your own Foyer, this downloads the report.',
    accounting: 'Download for accounting',
    notAllowed: {
      title: 'Your role doesn’t have access to reports',
      body: 'An owner or admin of the team can give you a different role.',
    },
  },
  method: {
    free: 'Free',
    transfer: 'Bank transfer',
    card: 'Card',
    cash: 'Cash',
    terminal: 'Card terminal',
    'guest-list': 'Guest list',
  },
  compare: {
    title: 'Compare with another event',
    with: 'Event to compare with',
    choose: 'Choose an event',
    none: 'Neither event has both a date and sales.',
    after: '{days, plural, one {{days, number} day after} other {{days, number} days after}} the event',
    before:
      '{days, plural, =0 {On the day of the event} one {{days, number} day before the event} other {{days, number} days before the event}}',
  },
} as const
