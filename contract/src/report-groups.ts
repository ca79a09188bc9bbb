// Apart from the rules: the routes of the web app, which load first, need only these names.

/** The length of the periods of a report. Weeks begin on Monday (ISO 8601). */
export const reportUnits = ['day', 'week', 'month'] as const
export type ReportUnit = (typeof reportUnits)[number]

/** How a report divides the sales of a period. */
export const reportGroups = ['none', 'event', 'type', 'method', 'rate'] as const
export type ReportGroup = (typeof reportGroups)[number]
