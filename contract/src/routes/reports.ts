import { route } from '../http/route.ts'
import {
  AccountingFile,
  Comparison,
  EventComparison,
  ReportFile,
  ReportFilter,
  SalesReport,
  SalesSeries,
} from '../reports.ts'

export const reports = {
  sales: route('GET /reports/sales', {
    summary: "Get the team's sales over time",
    access: 'reports:read',
    query: ReportFilter,
    answer: SalesReport,
    refused: ['not-found'],
  }),
  file: route('GET /reports/sales.csv', {
    summary: "Get the team's sales over time as a CSV file",
    access: 'reports:read',
    query: ReportFile,
    file: 'text/csv',
    refused: ['not-found'],
  }),
  accounting: route('GET /reports/accounting.csv', {
    summary: 'Get sales and refunds by day, event, ticket type, tax rate and payment method as a CSV file',
    access: 'reports:read',
    query: AccountingFile,
    file: 'text/csv',
    refused: ['not-found'],
  }),
  compare: route('GET /reports/compare', {
    summary: 'Compare the sales of two events day by day before the event',
    access: 'reports:read',
    query: Comparison,
    answer: EventComparison,
    refused: ['not-found'],
  }),
  series: route('GET /events/{id}/sales-series', {
    summary: "Get an event's tickets sold over time",
    access: 'events:read',
    answer: SalesSeries,
    refused: ['not-found'],
  }),
}
