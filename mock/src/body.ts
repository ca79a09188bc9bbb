import { Refused } from '@foyer/contract/http/refused'

/** Reads a JSON body. @throws Refused `unsupported-media-type` or `malformed`, as the server does */
export async function readBody(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refused('unsupported-media-type')
  try {
    return await request.json()
  } catch {
    throw new Refused('malformed', { detail: 'The body is not JSON.' })
  }
}
