import { z } from 'zod'

/** Every code an answer may be refused with, and its HTTP status. */
export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'wrong-origin': 403,
  'wrong-password': 403,
  'not-found': 404,
  'no-endpoint': 404,
  conflict: 409,
  stale: 409,
  'not-ready': 409,
  'transition-refused': 409,
  'not-on-sale': 409,
  'sold-out': 409,
  'hold-expired': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  validation: 422,
  'idempotency-mismatch': 422,
  'key-refused': 422,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const

export type Code = keyof typeof statusOf
// `as`: Object.keys loses the literal types of the constant above
const codes = Object.keys(statusOf) as [Code, ...Code[]]

/** What can be wrong with one field, and how the API says so. The screen has its own sentence, in every language. */
export const messageOf = {
  required: 'It is missing',
  'wrong-type': 'It is of the wrong type',
  'too-long': 'It has more characters than it may have',
  'too-short': 'It has fewer characters than it must have',
  'too-many': 'There are more than there may be',
  'too-small': 'It is below the least it may be',
  'too-big': 'It is above the most it may be',
  'not-allowed': 'It is none of the values it may have',
  'unknown-field': 'There is no such field',
  'control-characters': 'It has characters that cannot be seen',
  format: 'It does not have the form it must have',
  email: 'It is no e-mail address',
  'date-range': 'It is before 1900 or after 2199',
  'time-zone': 'It is no time zone of the IANA database',
  iban: 'It is no IBAN',
  bic: 'It is no BIC',
  cursor: 'It is no cursor of this list',
  slug: 'It may have lower case letters, digits and single hyphens',
  'slug-taken': 'Another event has it',
  'ends-before-start': 'It is not after the start',
  'address-format': 'It is no website address',
  'address-scheme': 'It is neither http nor https',
  'address-credentials': 'It holds a user name or a password',
  'address-private': 'It is known on one machine or network only',
  'notion-format': 'It is no link',
  'notion-host': 'It is no link to Notion',
  'notion-no-page': 'It names no page',
  'notion-key-format': 'It cannot be a key of Notion',
  'notion-key-refused': 'Notion does not know the key',
  'notion-capability-missing': 'The key may not read content',
  'notion-page-not-shared': 'The page is not shared with the connection of this key',
  'notion-is-database': 'The link leads to a database, not a page',
  'notion-in-trash': 'The page is in the trash',
  'stripe-key-format': 'It cannot be a secret key of Stripe',
  'stripe-webhook-format': 'It cannot be the signing secret of a webhook of Stripe',
  'stripe-key-refused': 'Stripe does not know the key',
  'stripe-capability-missing': 'The key may not do what taking cards needs',
  'payments-open': 'Somebody is paying with it',
  'date-open': 'The date is still open',
  'imprint-missing': 'The team has no imprint',
  'imprint-needed': 'Events are on sale under it',
  'bank-needed': 'Orders wait for a transfer to it',
  'orders-in-it': 'There are orders in it',
  'no-ticket-type': 'There is no ticket type',
  'min-above-max': 'It is above the maximum per order',
  'below-seats-taken': 'It is below the seats that are held or sold',
  'not-enough-left': 'There are fewer left',
  'not-on-sale': 'It is not on sale now',
  'event-over': 'The event is over',
  'not-payable': 'There is no way to pay for it',
  'not-offered': 'It is not offered for this order',
} as const

export type FieldCode = keyof typeof messageOf
// `as`: Object.keys loses the literal types of the constant above
export const FieldCode = z.enum(Object.keys(messageOf) as [FieldCode, ...FieldCode[]])

export const FieldError = z.object({
  /** Where: `body.title`, `query.limit`, `header.idempotency-key`. */
  path: z.string(),
  code: FieldCode,
  message: z.string(),
  /** The limit that was passed, for the codes that have one. */
  limit: z.number().optional(),
})
export type FieldError = z.infer<typeof FieldError>

/** A field at fault, in the API's words. */
export const fault = (path: string, code: FieldCode, limit?: number): FieldError => ({
  path,
  code,
  message: messageOf[code],
  ...(limit !== undefined && { limit }),
})

/** The body of every refusal: problem details of RFC 9457, with a code and the fields at fault. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(codes),
    detail: z.string().optional(),
    errors: z.array(FieldError).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>

/** The title of a refusal that has no better one of its own. */
export const titleOf = {
  malformed: 'The request could not be read',
  unauthenticated: 'Sign in first',
  forbidden: 'Your role does not allow this',
  'wrong-origin': 'The request came from another site',
  'wrong-password': 'The password is not right',
  'not-found': 'Not found',
  'no-endpoint': 'There is no such call',
  conflict: 'This cannot be done now',
  stale: 'It was changed in the meantime',
  'not-ready': 'Something is still missing',
  'transition-refused': 'This change of status is not possible',
  'not-on-sale': 'Tickets are not on sale',
  'sold-out': 'There are not enough tickets left',
  'hold-expired': 'The time to finish the order is over',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'Send application/json',
  validation: 'Some of what was sent cannot be taken',
  'idempotency-mismatch': 'This Idempotency-Key was used with another request',
  'key-refused': 'Notion refused the key',
  'rate-limited': 'Too many requests, try again later',
  internal: 'An error occurred',
  unavailable: 'Foyer cannot answer right now',
} as const satisfies Record<Code, string>
