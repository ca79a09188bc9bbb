import type { Asked } from '../calls.ts'
import type { OpenApi, Operation, Parameter } from './document.ts'

/** What requests for an operation are made of. */
export interface Given {
  document: OpenApi
  operation: Operation
  /** `/events/{id}` */
  path: string
  /** A valid request. */
  mine: Asked
  /** The same for somebody else's things, whose ids are just as real. */
  theirs: Asked
  team: { mine: string; theirs: string }
}

/** The operation's parameters that stand in one place of the request. */
export const parametersIn = ({ operation }: Given, place: Parameter['in']): Parameter[] =>
  operation.parameters.filter((parameter) => parameter.in === place)
