/** The copy of an event, wherever it can be made. */
export const duplicateEvent = {
  action: 'Duplicate',
  done: '“{name}” duplicated. This is the copy.',
} as const
