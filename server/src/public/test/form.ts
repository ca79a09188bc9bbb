import type { Answer, Visitor } from '../../test/visitor.ts'

/** Sends a form as a browser without scripts does. */
export const post = (
  person: Visitor,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  person.send(`POST ${path}`, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })

/** Where an answer leads to. @throws when it leads nowhere */
export function leadsTo({ status, headers, body }: Answer): string {
  const location = headers.get('location')
  if (status !== 303 || !location) throw new Error(`answered ${status}: ${String(body).slice(0, 2000)}`)
  return location
}

/** The value of a hidden field. */
export const hidden = (page: string, name: string): string | undefined =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1]
