import { AuditEntry, AuditFile, AuditFilter } from '../audit.ts'
import { route } from '../http/route.ts'

export const audit = {
  list: route('GET /teams/{id}/audit-log', {
    summary: 'List the changes by members and API tokens in a team, newest first',
    access: 'audit:read',
    query: AuditFilter,
    answer: AuditEntry,
    paged: true,
    refused: ['not-found'],
  }),
  file: route('GET /teams/{id}/audit-log/export.csv', {
    summary: "Get a team's audit log as a CSV file",
    access: 'audit:read',
    query: AuditFile,
    file: 'text/csv',
    refused: ['not-found'],
  }),
}
