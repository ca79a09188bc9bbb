import type { ValidateFunction } from 'ajv/dist/2020.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApi, Operation, Schema } from './document.ts'

/** A response with its unparsed body. */
export interface FuzzResponse {
  status: number
  type: string | null
  text: string
}

/** @returns the differences between a response and the document; empty when there are none */
export type Judge = (operation: Operation, answer: FuzzResponse) => string[]

/** Creates a judge that uses only the OpenAPI document. */
export function judgeBy(document: OpenApi): Judge {
  // not strict: the document as a whole is no schema; formats are also given as patterns, so they are not checked again
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'openapi')
  const known = new Map<Schema, ValidateFunction>()
  const validatorOf = (schema: Schema) => {
    const found = known.get(schema) ?? ajv.compile(inDocument(schema))
    known.set(schema, found)
    return found
  }
  return (operation, { status, type, text }) => {
    if (status >= 500) return [`answers ${status}: ${text}`]
    const declared = operation.responses[status]
    if (!declared) return [`answers ${status}, which is not declared: ${text}`]
    if (!declared.content) return text === '' ? [] : [`answers ${status} with a body, which is not declared: ${text}`]
    const media = type?.split(';')[0] ?? ''
    const content = declared.content[media]
    if (!content) return [`answers ${status} as ${type}, not as ${Object.keys(declared.content).join(' or ')}`]
    if (!content.schema) return []
    const body: unknown = JSON.parse(text)
    const validate = validatorOf(content.schema)
    if (!validate(body)) return [`answers another shape: ${ajv.errorsText(validate.errors)}: ${text}`]
    return media === problemType ? wrongRefusal(declared.description, status, body) : []
  }
}

const problemType = 'application/problem+json'

const inDocument = (schema: Schema): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'))

// `as`: the caller has validated the body
function wrongRefusal(codes: string, status: number, body: unknown): string[] {
  const problem = body as { code: string; status: number }
  if (problem.status !== status) return [`answers ${status} and says ${problem.status}`]
  return codes.split(', ').includes(problem.code) ? [] : [`refuses as ${problem.code}, which is not declared`]
}
