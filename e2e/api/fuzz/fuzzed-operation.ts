import type { RequestParts } from '../calls.ts'
import type { OpenApi, Operation, Parameter } from './document.ts'

/** The material for requests to an operation. */
export interface FuzzedOperation {
  document: OpenApi
  operation: Operation
  /** `/events/{id}` */
  path: string
  /** A valid request. */
  mine: RequestParts
  /** The file of that request, for an operation that takes one. */
  upload: Uint8Array | undefined
  /** The same request with the ids of another team. */
  theirs: RequestParts
  team: { mine: string; theirs: string }
}

/** The operation's parameters in one place of the request. */
export const parametersIn = ({ operation }: FuzzedOperation, place: Parameter['in']): Parameter[] =>
  operation.parameters.filter((parameter) => parameter.in === place)
