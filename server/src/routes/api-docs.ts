import { faviconSvg } from '@foyer/brand/logo'
import { exampleCommand } from '@foyer/contract/api-token-rules'
import { minSecretKeyLength, needsSecretKey } from '@foyer/contract/http/idempotency-key'
import { allEventsNote, openApi, refusalsOf } from '@foyer/contract/http/openapi'
import { statusOf, titleOf } from '@foyer/contract/http/problem'
import type { Route } from '@foyer/contract/http/route'
import { routes } from '@foyer/contract/routes/all'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'
import { apiStyles } from './api-docs-styles.ts'

type Schema = {
  type?: string | string[]
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  [key: string]: unknown
}
type Schemas = Record<string, Schema>

/**
 * Serves the OpenAPI document at `/api/v1/openapi.json` and a readable page of it at `/api/docs`. Both are written at the
 * first request, since that takes longer than the rest of the start.
 */
export function serveApiDocs(app: Hono<Env>, { publicUrl }: Pick<Infra, 'publicUrl'>): void {
  let written: Docs | undefined
  const docs = () => {
    written ??= docsOf(publicUrl)
    return written
  }
  app.get('/api/v1/openapi.json', (c) => c.json(docs().document))
  app.get('/api/docs', (c) => c.html(docs().page))
  app.get('/api/docs.svg', (c) =>
    c.body(faviconSvg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' }),
  )
  app.get('/api/docs.css', (c) =>
    c.body(apiStyles, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
}

type Docs = ReturnType<typeof docsOf>

function docsOf(publicUrl: string) {
  const document = openApi(routes, `${publicUrl}/api/v1`)
  // `as`: `openApi` always sets the schemas
  const { schemas } = document['components'] as { schemas: Schemas }
  return { document, page: docsPage(schemas, publicUrl) }
}

const docsPage = (schemas: Schemas, publicUrl: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Foyer API</title>
    <link rel="icon" href="/api/docs.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs.css" />
  </head>
  <body>
    <header>
      <h1>Foyer API</h1>
      <p>
        All endpoints are under <code>/api/v1</code> and use JSON. Amounts are in minor units with a currency; times are
        ISO 8601 in UTC. Lists are returned in full, or page by page with <code>limit</code> and <code>cursor</code> and
        a <code>Link</code> header for the next page. There is also an OpenAPI 3.1 document:
        <a href="/api/v1/openapi.json">openapi.json</a>.
      </p>
      <h2 id="authentication">Authentication</h2>
      <p>
        Owners and admins create API tokens in the settings of their team, in the tab API. A request sends one in the header
        <code>Authorization</code>. The access of an endpoint is the permission that the token needs; endpoints with the error
        <a href="#token-not-accepted"><code>token-not-accepted</code></a> are for signed-in members only. Each token may send
        600 requests a minute.
      </p>
      <p><code>${exampleCommand(publicUrl, 'foyer_…')}</code></p>
    </header>
    <nav aria-label="Resources">
      ${Object.keys(routes).map((name) => html`<a href="#${name}">${name}</a> `)}
      <a href="#shapes">schemas</a> <a href="#refusals">errors</a>
    </nav>
    <main>
      ${Object.entries(routes).map(([name, table]) => resource(name, table))}
      <section aria-labelledby="shapes">
        <h2 id="shapes">Schemas</h2>
        ${Object.entries(schemas).map(([name, schema]) => shape(name, schema))}
      </section>
      ${refusals()}
    </main>
  </body>
</html>`

const resource = (name: string, table: Record<string, Route>) => html`<section aria-labelledby="${name}">
  <h2 id="${name}">${name}</h2>
  ${Object.values(table).map(call)}
</section>`

const call = (route: Route) => html`<article>
  <h3><code>${route.call}</code></h3>
  <p>${route.summary}.</p>
  <dl>
    <dt>Access</dt>
    <dd>${route.access}${allEventsNote(route)}</dd>
    ${route.body ? html`<dt>Body</dt><dd>${nameOf(route.body)}</dd>` : ''}
    <dt>Response</dt>
    <dd>${route.status ?? (route.answer ? 200 : 204)} ${route.answer ? nameOf(route.answer) : ''}${route.paged ? ', a list' : ''}</dd>
    ${route.idempotent ? html`<dt>Accepts</dt><dd><code>Idempotency-Key</code>${needsSecretKey(route) ? `, a secret of at least ${minSecretKeyLength} random characters` : ''}</dd>` : ''}
    <dt>Errors</dt>
    <dd>${refusalsOf(route).map((code) => html`<a href="#${code}">${code}</a> `)}</dd>
  </dl>
</article>`

function nameOf(schema: NonNullable<Route['answer']>) {
  const id = schema.meta()?.id ?? ('element' in schema ? (schema.element as typeof schema).meta()?.id : undefined)
  return id ? html`<a href="#shape-${id}"><code>${id}</code></a>` : 'an object'
}

const shape = (name: string, schema: Schema) => html`<article>
  <h3 id="shape-${name}"><code>${name}</code></h3>
  <dl>
    ${Object.entries(schema.properties ?? { '': schema }).map(
      ([property, of]) =>
        html`<dt><code>${property || 'value'}</code>${property && !schema.required?.includes(property) ? ' (optional)' : ''}</dt>
          <dd>${typeOf(of)}</dd>`,
    )}
  </dl>
</article>`

function typeOf(schema: Schema): ReturnType<typeof html> | string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#shape-${name}"><code>${name}</code></a>`
  }
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return html`array of ${typeOf((schema['items'] as Schema | undefined) ?? {})}`
  if (Array.isArray(schema['anyOf']))
    return html`${(schema['anyOf'] as Schema[]).map((part, at) => html`${at ? ' or ' : ''}${typeOf(part)}`)}`
  const limits = ['format', 'minLength', 'maxLength', 'minimum', 'maximum'].filter(
    (key) => schema[key] !== undefined && Math.abs(Number(schema[key]) || 0) < Number.MAX_SAFE_INTEGER,
  )
  return [String(schema.type ?? 'any'), ...limits.map((key) => `${key} ${String(schema[key])}`)].join(', ')
}

const refusals = () => html`<section aria-labelledby="refusals">
  <h2 id="refusals">Errors</h2>
  <p>Every error is <code>application/problem+json</code> (RFC 9457) with the schema <a href="#shape-Problem"><code>Problem</code></a>.</p>
  <dl>
    ${Object.entries(statusOf).map(
      ([code, status]) => html`<dt id="${code}"><code>${code}</code></dt>
        <dd>${status}: ${titleOf[code as keyof typeof titleOf]}</dd>`,
    )}
  </dl>
</section>`
