/** The columns of an audit log as a CSV file, in English. */
export const auditFile = {
  name: 'history',
  at: 'When',
  by: 'Who',
  action: 'What',
  subject: 'On which',
  subjectId: 'Id',
  changes: 'Changes',
  requestId: 'Request',
} as const
