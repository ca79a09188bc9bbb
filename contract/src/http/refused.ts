import type { Code, FieldError, Problem } from './problem.ts'
import { statusOf, titleOf } from './problem.ts'

interface Because {
  /** Replaces the code's own title, where the specification has a text for the case. */
  title?: string
  detail?: string
  errors?: FieldError[]
  /** Seconds until another try may succeed. */
  retryAfter?: number
}

/** A request that is turned down for a reason the caller should read. Thrown by handlers, answered as problem+json. */
export class Refused extends Error {
  readonly code: Code
  readonly because: Because

  constructor(code: Code, because: Because = {}) {
    super(because.title ?? titleOf[code])
    this.code = code
    this.because = because
  }

  problem(requestId: string): Problem {
    const { detail, errors } = this.because
    return {
      type: `/api/docs#${this.code}`,
      title: this.message,
      status: statusOf[this.code],
      code: this.code,
      ...(detail && { detail }),
      ...(errors && { errors }),
      requestId,
    }
  }
}
