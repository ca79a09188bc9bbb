/** The parts of an OpenAPI schema that requests are made from. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: Schema
}

/** A file has no schema. */
type Content = Record<string, { schema?: Schema }>

export interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** The parts of `/api/v1/openapi.json` that the fuzzer reads. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Resolves a reference to a schema. */
export function resolved(document: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  if (name === undefined) return schema
  const found = document.components.schemas[name]
  if (!found) throw new Error(`the document has no schema ${name}`)
  return resolved(document, found)
}

/** The operation that the document declares for a route: `GET /events/{id}`. */
export function operationOf(document: OpenApi, call: string): Operation {
  const [method = '', path = ''] = call.split(' ')
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`the document has no ${call}`)
  return operation
}
