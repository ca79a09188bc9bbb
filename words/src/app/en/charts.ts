/** The charts of sales, on an event’s overview and in reports. */
export const charts = {
  table: 'Show as a table',
  download: 'Download CSV',
  downloadOf: 'Download CSV: {name}',
  day: 'Day',
  total: 'Total',
  other: 'Others',
  overTime: {
    title: 'Tickets sold over time',
    none: 'No tickets sold yet. The chart starts with the first sale.',
    capacity: 'Capacity',
    salesFrom: 'Sales start',
    salesUntil: 'Sales end',
  },
} as const
