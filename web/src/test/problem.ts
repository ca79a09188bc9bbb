import type { Code, Problem } from '@foyer/contract/http/problem'

const codeOf: Record<number, Code> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  408: 'unavailable',
  409: 'conflict',
  422: 'validation',
  429: 'rate-limited',
  500: 'internal',
  503: 'unavailable',
}

/** A refusal as the server and the mock send it. */
export function problem(given: Partial<Problem> & { status: number }): Response {
  const body: Problem = {
    type: '/api/docs',
    title: 'Refused',
    code: codeOf[given.status] ?? 'internal',
    requestId: 'req-1',
    ...given,
  }
  return new Response(JSON.stringify(body), {
    status: given.status,
    headers: { 'content-type': 'application/problem+json' },
  })
}
