import { ProblemError } from '@foyer/contract/http/problem-error'

/** Parses a JSON body. @throws ProblemError `unsupported-media-type` or `malformed`, as the server does */
export async function readBody(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new ProblemError('unsupported-media-type')
  try {
    return await request.json()
  } catch {
    throw new ProblemError('malformed', { detail: 'The body is not valid JSON.' })
  }
}
