import { z } from 'zod'
import { minSecretKeyLength, needsSecretKey } from './idempotency-key.ts'
import type { Code } from './problem.ts'
import { Problem, statusOf } from './problem.ts'
import type { Route, RouteTable } from './route.ts'
import { tokenPermissionOf } from './token-permission.ts'

type Json = Record<string, unknown>
type Components = Record<string, unknown>

/**
 * The error codes of a route: the ones it declares and the ones that every route with its access and inputs may return.
 */
export function refusalsOf(route: Route): Code[] {
  const codes: Code[] = [...(route.refused ?? []), 'internal', 'unavailable']
  if (route.access !== 'anyone') codes.push('unauthenticated')
  if (tokenPermissionOf(route)) codes.push('token-permission-missing', 'rate-limited')
  if (route.access !== 'anyone' && (!tokenPermissionOf(route) || route.allEvents)) codes.push('token-not-accepted')
  if (route.access !== 'anyone' && route.access !== 'account') codes.push('forbidden', 'not-found')
  if (route.access !== 'anyone' && route.access !== 'account' && route.access !== 'operator')
    codes.push('second-factor-needed')
  if (route.recentSignIn) codes.push('recent-sign-in-needed')
  if (!route.call.startsWith('GET ')) codes.push('wrong-origin')
  if (!route.call.startsWith('GET ') && route.access !== 'anyone') codes.push('seeing-as')
  if (route.call.includes('{')) codes.push('not-found')
  if (route.query || route.body || route.idempotent) codes.push('validation')
  if (route.body) codes.push('malformed', 'unsupported-media-type', 'too-large')
  if (route.upload) codes.push('validation', 'unsupported-media-type', 'too-large')
  if (route.idempotent) codes.push('idempotency-mismatch')
  return [...new Set(codes)]
}

/** The OpenAPI 3.1 document of the API. @param server the address of the API, with `/api/v1` */
export function openApi(tables: Record<string, RouteTable>, server: string): Json {
  const components: Components = {}
  const paths: Record<string, Json> = {}
  for (const [resource, table] of Object.entries(tables))
    for (const [name, route] of Object.entries(table)) {
      const [method = '', path = ''] = route.call.split(' ')
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(resource, name, route, components) }
    }
  schemaOf(Problem, 'output', components)
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: 'The API of Foyer, the ticket office.' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieAt(server) },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token of a team. It needs the permission that is the access of the operation, if not told otherwise.',
        },
      },
    },
  }
}

/** The addition to the access of a route that only members with all events may call. */
export const allEventsNote = ({ allEvents }: Route): string => (allEvents ? ', with all events' : '')

function recentSignInNote({ recentSignIn, recentSignInFor }: Route): string {
  if (!recentSignIn) return ''
  const fields = recentSignInFor?.map((field) => `\`${field}\``).join(' or ')
  const begin = fields ? `With ${fields} it needs` : 'Needs'
  return ` ${begin} a sign-in, or \`POST /me/authentication\`, within the last ${recentSignIn}.`
}

// over https the name of the cookie binds it to the host
const sessionCookieAt = (server: string): string =>
  server.startsWith('https:') ? '__Host-foyer_session' : 'foyer_session'

function operation(resource: string, name: string, route: Route, components: Components): Json {
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: route.summary,
    description: descriptionOf(route),
    security: securityOf(route),
    parameters: parametersOf(route, components),
    ...(route.body && { requestBody: { required: true, content: jsonContent(route.body, 'input', components) } }),
    ...(route.upload && { requestBody: { required: true, content: { [route.upload.type]: {} } } }),
    responses: { ...successResponse(route, components), ...refusalResponses(route) },
  }
}

function descriptionOf(route: Route): string {
  const permission = tokenPermissionOf(route)
  const ofToken = permission && permission !== route.access ? ` API tokens need ${permission}.` : ''
  return `Access: ${route.access}${allEventsNote(route)}.${ofToken}${recentSignInNote(route)}`
}

function securityOf(route: Route): Json[] {
  if (route.access === 'anyone') return []
  return tokenPermissionOf(route) ? [{ session: [] }, { token: [] }] : [{ session: [] }]
}

function parametersOf(route: Route, components: Components): Json[] {
  const inPath = [...route.call.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = (route.query ? schemaOf(route.query, 'input', components) : {}) as {
    properties?: Json
    required?: string[]
  }
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }))
  const forTeam = ['anyone', 'account', 'operator'].includes(route.access) || route.call.includes('/teams/{id}')
  return [
    ...inPath,
    ...inQuery,
    ...(forTeam
      ? []
      : [
          header(
            'X-Team',
            'The team the call is for; by default that of the API token, or the team the account last worked in.',
          ),
        ]),
    ...(route.idempotent ? [idempotencyKeyOf(route)] : []),
  ]
}

const header = (name: string, description: string, minLength?: number): Json => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', minLength, maxLength: 255 },
})

const retryNote = 'A retry with the same key and body gets the first response and has no further effect.'
const secretKeyNote =
  'Keep the key secret like a password, because any caller who sends it gets that response. Draw it at random for each request, with at least 128 bits, such as a version 4 UUID. The retry must have the same `User-Agent`.'

const idempotencyKeyOf = (route: Route): Json =>
  needsSecretKey(route)
    ? header('Idempotency-Key', `${retryNote} ${secretKeyNote}`, minSecretKeyLength)
    : header('Idempotency-Key', retryNote)

function successResponse(route: Route, components: Components): Json {
  if (route.file) return { 200: { description: 'The file', content: { [route.file]: {} } } }
  if (!route.answer) return { 204: { description: 'Success, no content' } }
  const answer = route.paged ? z.array(route.answer) : route.answer
  const headers = route.paged && {
    headers: {
      Link: { description: 'The next page, `rel="next"`', schema: { type: 'string' } },
      'X-Total-Count': {
        description: 'The total number of items; `1000+` or `10000+` if there are more',
        schema: { type: 'string' },
      },
    },
  }
  return {
    [route.status ?? 200]: { description: 'Success', ...headers, content: jsonContent(answer, 'output', components) },
  }
}

function refusalResponses(route: Route): Json {
  const byStatus = new Map<number, Code[]>()
  for (const code of refusalsOf(route)) byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code])
  const answers = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return Object.fromEntries(answers)
}

const jsonContent = (schema: z.ZodType, io: 'input' | 'output', components: Components): Json => ({
  'application/json': { schema: schemaOf(schema, io, components) },
})

// Schemas with an id become components. A schema that differs between request and response must have an id for each.
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Components): unknown {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // zod adds `additionalProperties: false` to outputs only, so that requests and responses could not share components
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties
    },
  }) as Json & { $defs?: Json }
  for (const [id, definition] of Object.entries($defs)) {
    const known = components[id]
    if (known && JSON.stringify(known) !== JSON.stringify(withComponentRefs(definition)))
      throw new Error(`The schema ${id} differs between where it is asked and where it is answered`)
    components[id] = withComponentRefs(definition)
  }
  return withComponentRefs(own)
}

const withComponentRefs = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
