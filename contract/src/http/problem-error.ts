import type { Code, FieldError, Problem } from './problem.ts'
import { statusOf, titleOf } from './problem.ts'

interface ProblemDetails {
  /** Replaces the default title of the code, where the specification prescribes a text for the case. */
  title?: string
  detail?: string
  errors?: FieldError[]
  /** The permission that the caller's API token lacks. */
  permission?: string
  /** Seconds until a retry may succeed, sent as `Retry-After`. */
  retryAfter?: number
  /** The methods that the address takes, sent as `Allow`. */
  allow?: readonly string[]
}

/**
 * Rejects a request with a reason for the caller. Handlers throw it; the server answers it as problem+json (RFC 9457).
 */
export class ProblemError extends Error {
  readonly code: Code
  readonly details: ProblemDetails

  constructor(code: Code, details: ProblemDetails = {}) {
    super(details.title ?? titleOf[code])
    this.code = code
    this.details = details
  }

  /** Returns the body of the answer. */
  toProblem(requestId: string): Problem {
    const { detail, errors, permission } = this.details
    return {
      type: `/api/docs#${this.code}`,
      title: this.message,
      status: statusOf[this.code],
      code: this.code,
      ...(detail && { detail }),
      ...(errors && { errors }),
      ...(permission && { permission }),
      requestId,
    }
  }
}
