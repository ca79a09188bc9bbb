/** The public pages that say why a page cannot be shown, in English. */
export const notice = {
  missing: 'Page not found',
  missingLead: 'There’s no event at this address. Check the link or ask the organiser.',
  missingOrder: 'There’s no order at this address. Check that you’ve used the whole link from your email.',
  replaced: 'This link has been replaced',
  replacedLead: 'The email address was corrected, or the ticket was passed on. Use the link in your latest email.',
  foreign: 'This request came from another website',
  foreignLead: 'For your safety, we only accept orders from this site’s own pages. Please go back and try again.',
  busy: 'Too many requests',
  busyLead: 'Please wait a moment, then go back and try again. Your order won’t be placed twice.',
  unread: 'We couldn’t read your request',
  unreadLead: 'Your browser sent something we couldn’t understand. Please go back and try again.',
  broken: 'Something went wrong',
  brokenLead: 'Please try again in a moment. Your order won’t be placed twice.',
  again: 'Try again',
} as const
