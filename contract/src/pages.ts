/**
 * The pages of the web app, below the language: `/en/events`. `:id` stands for any one segment.
 * The server answers these with the app; every other path is not found.
 */
export const pages = [
  '',
  'events',
  'orders',
  'orders/:id',
  'settings',
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
  'events/:id/enter-key',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'confirm-email',
] as const

/** Whether a path without its language is one of `pages`. */
export function isPage(path: string): boolean {
  const given = path.split('/').filter(Boolean)
  return pages.some((page) => {
    const wanted = page.split('/').filter(Boolean)
    return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  })
}
