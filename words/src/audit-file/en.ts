/** The columns of an audit log as a CSV file, in English. */
export const auditFile = {
  name: 'history',
  at: 'When',
  by: 'Who',
  action: 'What',
  subject: 'Item',
  subjectId: 'ID',
  changes: 'Changes',
  requestId: 'Request',
} as const
