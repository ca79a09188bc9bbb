/** Words that more than one feature uses. */
export const common = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  discard: 'Discard changes',
  edit: 'Edit',
  loading: 'Loading…',
  optional: 'optional',
  retry: 'Try again',
  save: 'Save changes',
  saved: 'Saved',
  status: { onsale: 'On Sale', closed: 'Closed', draft: 'Draft' },
  dateOpen: 'Date to be announced',
  onlineAt: 'Online: {website}',
  unsaved: {
    title: 'Leave without saving?',
    body: 'Your changes haven’t been saved and will be lost.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
  },
  editConflict: {
    title: 'Someone else changed this while you were editing',
    body: 'Your changes are still here, but they haven’t been saved. The saved version is now:',
    nothing: '(empty)',
    take: 'Use the saved version',
    keep: 'Keep my changes',
  },
  formErrors: {
    heading: '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
    titlePrefix: 'Error: {title}',
  },
} as const
