/**
 * The paths of the web app, without the language segment: `events` is `/en/events`. `:id` matches any one segment.
 * The server responds to these with the app, and to every other path with 404.
 */
export const pages = [
  '',
  'events',
  'orders',
  'orders/bank-statements',
  'orders/:id',
  'orders/jobs',
  'orders/jobs/:id',
  'reports',
  'settings',
  'settings/members',
  'settings/payments',
  'settings/legal',
  'settings/privacy',
  'settings/api',
  'settings/history',
  'settings/installation',
  'settings/mails',
  'support',
  'changelog',
  'search',
  'inbox',
  'my-profile',
  'privacy-policy',
  'share-feedback',
  'logout',
  'teams/create',
  'create-event',
  'teams/:id',
  'teams/:id/settings',
  'events/:id',
  'events/:id/tickets',
  'events/:id/orders',
  'events/:id/orders/add',
  'events/:id/attendees',
  'events/:id/check-in',
  'events/:id/reports',
  'events/:id/page',
  'events/:id/website',
  'events/:id/settings',
  'events/:id/enter-key',
  'invitation',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'confirm-email',
] as const

/** Whether a path, without its language segment, matches one of `pages`. */
export function isPage(path: string): boolean {
  const pathSegments = path.split('/').filter(Boolean)
  return pages.some((page) => {
    const pageSegments = page.split('/').filter(Boolean)
    return (
      pageSegments.length === pathSegments.length &&
      pageSegments.every((part, at) => part.startsWith(':') || part === pathSegments[at])
    )
  })
}
