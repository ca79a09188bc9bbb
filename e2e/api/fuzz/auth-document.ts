import { authCalls, betterAuthCodes } from '@foyer/contract/auth-calls'
import { openApi } from '@foyer/contract/http/openapi'
import type { OpenApi, Operation } from './document.ts'
import { operationOf } from './document.ts'

/** The return from the OpenID provider: always a redirect to a page of the app. */
export const callback = 'GET /auth/provider/callback'

/** The calls of `/api/auth` as a document like that of the API, for the fuzzer. */
export function authDocument(): OpenApi {
  // `as`: the type has the parts that the fuzzer reads
  const document = openApi({ auth: authCalls }, '/api') as unknown as OpenApi
  for (const [call, refusals] of Object.entries(betterAuthCodes))
    for (const [status, codes] of Object.entries(refusals)) addRefusal(operationOf(document, call), status, [...codes])
  document.paths['/auth/provider/callback'] = {
    get: {
      operationId: 'auth.callback',
      parameters: ['code', 'state', 'iss', 'error'].map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
      responses: { 303: { description: 'To a page of the app' } },
    },
  }
  return document
}

function addRefusal({ responses }: Operation, status: string, codes: string[]): void {
  const schema = { type: 'object', properties: { code: { enum: codes } }, required: ['code'] }
  const { description = codes.join(', '), content } = responses[status] ?? {}
  responses[status] = { description, content: { ...content, 'application/json': { schema } } }
}
