/**
 * The paths of the web app, without the language segment: `events` is `/en/events`. `:id` matches any one segment.
 * The server responds to these with the app, and to every other path with 404.
 */
export const pages = [
  '',
  'events',
  'orders',
  'orders/bank-statements',
  'orders/invoices',
  'orders/:id',
  'orders/jobs',
  'orders/jobs/:id',
  'reports',
  'settings',
  'settings/members',
  'settings/payments',
  'settings/invoices',
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
  'events/:id/codes',
  'events/:id/questions',
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

/** A path of `pages`. */
export type PagePath = (typeof pages)[number]

/** Finds the path of `pages` that a path, without its language segment, matches: the literal one before one with `:id`. */
export function pageOf(path: string): PagePath | undefined {
  const pathSegments = path.split('/').filter(Boolean)
  const matches = pages.filter((page) => {
    const pageSegments = page.split('/').filter(Boolean)
    return (
      pageSegments.length === pathSegments.length &&
      pageSegments.every((part, at) => part.startsWith(':') || part === pathSegments[at])
    )
  })
  return matches.find((page) => !page.includes(':')) ?? matches[0]
}

/** Whether a path, without its language segment, matches one of `pages`. */
export const isPage = (path: string): boolean => pageOf(path) !== undefined
