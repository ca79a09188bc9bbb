/** Reports, and the charts of sales. */
export const reports = {
  chart: { table: 'Show as a table', day: 'Day', total: 'Total', other: 'Others' },
  overTime: {
    title: 'Tickets sold over time',
    none: 'No tickets sold yet. The picture begins with the first sale.',
    capacity: 'Capacity',
    salesFrom: 'Sales start',
    salesUntil: 'Sales end',
  },
} as const
