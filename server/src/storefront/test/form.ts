import type { ClientResponse } from '../../test/client.ts'

/** The idempotency key of a form that is sent once. */
export const formKey = 'a-key-that-is-drawn-at-random'

/** The target of a redirect. @throws for any other response */
export function leadsTo({ status, headers, body }: ClientResponse): string {
  const location = headers.get('location')
  if (status !== 303 || !location)
    throw new Error(`Expected a redirect, but the status is ${status}: ${String(body).slice(0, 2000)}`)
  return location
}

/** The value of a hidden field. */
export const hidden = (page: string, name: string): string | undefined =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1]

/** The hidden fields of a page with one form. */
export const hiddenFields = (page: string): [name: string, value: string][] =>
  [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&quot;', '"'),
  ])
