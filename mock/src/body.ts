import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'

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

/** Reads a file. @throws ProblemError `unsupported-media-type` or `too-large`, as the server does */
export async function readUpload(
  request: Request,
  { type, maxBytes }: NonNullable<Route['upload']>,
): Promise<Uint8Array> {
  const sent = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (!sent.startsWith(type.replace('*', ''))) throw new ProblemError('unsupported-media-type')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > maxBytes)
    throw new ProblemError('too-large', { detail: `The body must not exceed ${maxBytes} bytes.` })
  return bytes
}
