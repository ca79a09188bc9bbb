import { z } from 'zod'

/** The error codes of the API, and their HTTP statuses. */
export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'wrong-origin': 403,
  'wrong-password': 403,
  'wrong-code': 403,
  'recent-sign-in-needed': 403,
  'seeing-as': 403,
  'second-factor-needed': 403,
  'token-permission-missing': 403,
  'token-not-accepted': 403,
  'not-found': 404,
  'no-endpoint': 404,
  'method-not-allowed': 405,
  conflict: 409,
  stale: 409,
  'not-ready': 409,
  'transition-refused': 409,
  'not-on-sale': 409,
  'sold-out': 409,
  'hold-expired': 409,
  'refund-refused': 409,
  'price-changed': 409,
  'link-closed': 409,
  'link-replaced': 410,
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

/**
 * The error codes of a field, and their messages in the API. The web app has its own texts for them, in every language.
 */
export const messageOf = {
  required: 'This field is required',
  'wrong-type': 'Wrong type',
  'too-long': 'Too many characters',
  'too-short': 'Too few characters',
  'too-many': 'Too many items',
  'too-small': 'Below the minimum',
  'too-big': 'Above the maximum',
  'not-allowed': 'Not one of the allowed values',
  'unknown-field': 'Unknown field',
  'control-characters': 'Contains invisible characters',
  'contains-link': 'Must not contain a web address',
  format: 'Invalid format',
  email: 'Not a valid email address',
  'date-range': 'Must be between 1900 and 2199',
  'in-future': 'Must not be in the future',
  'time-zone': 'Not an IANA time zone',
  iban: 'Not a valid IBAN',
  bic: 'Not a valid BIC',
  'invoice-postcode': 'Not a valid postcode in this country',
  'invoice-vat-id': 'Not a valid VAT number',
  'invoice-siren': 'Not a SIREN, which has nine digits',
  'invoice-account': 'Must be one digit longer than the revenue accounts, which must all have the same length',
  'invoice-datev': 'The team has no DATEV settings',
  'invoice-datev-account': 'There is no revenue account for this tax rate, in basis points',
  'invoice-prefix': 'Could produce the same numbers as another prefix of the team',
  'invoice-vat-country': 'The VAT number belongs to another country',
  'legal-text-changed': 'A text has changed since it was shown. Show the new one',
  cursor: 'Not a valid cursor for this list',
  slug: 'May only contain lower-case letters, digits and single hyphens',
  'slug-taken': 'Already used by another event',
  'ends-before-start': 'Must be after the start',
  'address-format': 'Not a valid website address',
  'address-scheme': 'Must start with http:// or https://',
  'address-credentials': 'Must not contain a user name or password',
  'address-private': 'The address is not publicly reachable',
  'address-port': 'Foyer can only check ports 80 and 443',
  'notion-format': 'Not a valid link',
  'notion-host': 'Not a Notion link',
  'notion-no-page': 'The link does not identify a page',
  'notion-key-format': 'Not a valid Notion key',
  'notion-key-refused': 'Notion does not accept the key',
  'notion-capability-missing': 'The key is not allowed to read content',
  'notion-page-not-shared': "The page is not shared with this key's connection",
  'notion-is-database': 'The link opens a database, not a page',
  'notion-in-trash': 'The page is in the trash',
  'stripe-key-format': 'Not a valid Stripe secret key',
  'stripe-webhook-format': 'Not a valid Stripe webhook signing secret',
  'stripe-key-refused': 'Stripe does not accept the key',
  'stripe-capability-missing': 'The key does not have the permissions for card payments',
  'scans-in-it': 'Tickets have been scanned with this list',
  'not-of-event': 'Not a ticket type of this event',
  'payments-open': 'A card payment or refund is in progress',
  'date-open': 'The event has no date yet',
  'imprint-missing': 'The team has no imprint',
  'imprint-needed': 'Events are on sale under this imprint',
  'bank-needed': 'Orders are waiting for a transfer to this account',
  'orders-in-it': 'Already has orders',
  'erasure-open': 'An order of this buyer is unfinished, or a refund is open',
  'no-ticket-type': 'The event has no ticket types',
  'min-above-max': 'Above the maximum per order',
  'below-seats-taken': 'Fewer than are already reserved or sold',
  'not-enough-left': 'Not enough left',
  'code-used-up': 'The code has too few uses left',
  'code-expired': 'The code is not valid right now',
  'not-on-sale': 'Not on sale right now',
  'event-over': 'The event is over',
  'network-limit': 'Too many unpaid tickets from this network',
  'not-payable': 'No payment method is available for this order',
  'not-offered': 'Not offered for this order',
  'statement-unreadable': 'Not a CAMT.053 or CSV bank statement',
  'statement-columns': 'The columns of this CSV file have not been set',
  'file-unreadable': 'Neither a PDF nor a JPEG, PNG, WebP, AVIF or GIF picture',
  'picture-unreadable': 'Not a JPEG, PNG, WebP, AVIF or GIF picture',
  'picture-animated': 'Animated pictures are not supported',
  'picture-missing': 'A picture does not belong to this event',
  'password-common': 'Too easy to guess',
  'member-other-address': 'The invitation is for another email address',
  'member-already': 'Already a member of the team',
  'member-owner-only': 'Only an owner can do this',
  'member-two-factor-first': 'Turn on two-factor sign-in for your own account first',
  'member-last-owner': 'The team would have no owner',
  'picture-too-big': 'The picture has too many megapixels',
  'picture-too-long': 'The picture is too wide or too tall',
} as const

export type FieldCode = keyof typeof messageOf
// `as`: Object.keys loses the literal types of the constant above
export const FieldCode = z.enum(Object.keys(messageOf) as [FieldCode, ...FieldCode[]])

export const FieldError = z.object({
  /** The part of the request and the field in it: `body.title`, `query.limit`, `header.idempotency-key`. */
  path: z.string(),
  code: FieldCode,
  message: z.string(),
  /** The limit that the value exceeds, for the codes that have one. */
  limit: z.number().optional(),
})
export type FieldError = z.infer<typeof FieldError>

/** Makes a field error with the API's message for its code. */
export const fault = (path: string, code: FieldCode, limit?: number): FieldError => ({
  path,
  code,
  message: messageOf[code],
  ...(limit !== undefined && { limit }),
})

/** The body of every error response: problem details (RFC 9457), with a code and the invalid fields. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(codes),
    detail: z.string().optional(),
    errors: z.array(FieldError).optional(),
    /** The permission that an API token lacks. */
    permission: z.string().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>

/** The default title of each code. A refusal may replace it. */
export const titleOf = {
  malformed: 'The request could not be read',
  unauthenticated: 'Sign in first',
  forbidden: 'Your role does not allow this',
  'wrong-origin': 'The request came from another site',
  'wrong-password': 'The password is incorrect',
  'wrong-code': 'The code is incorrect or has already been used',
  'recent-sign-in-needed': 'Confirm your identity first',
  'second-factor-needed': 'This team requires two-factor sign-in',
  'seeing-as': 'Changes are not allowed while viewing as another role',
  'token-permission-missing': 'The API token lacks a permission',
  'token-not-accepted': 'API tokens cannot do this',
  'not-found': 'Not found',
  'no-endpoint': 'No such endpoint',
  'method-not-allowed': 'Method not allowed here',
  conflict: 'Not possible in the current state',
  stale: 'This version is out of date',
  'not-ready': 'The event is not ready to go on sale',
  'transition-refused': 'This status change is not possible',
  'not-on-sale': 'Tickets are not on sale',
  'sold-out': 'There are not enough tickets left',
  'hold-expired': 'The reservation has expired',
  'refund-refused': 'The card provider refused the refund',
  'price-changed': 'Prices have changed since the reservation expired',
  'link-closed': 'This link is not active',
  'link-replaced': 'This link has been replaced',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'Unsupported content type',
  validation: 'Some fields are invalid',
  'idempotency-mismatch': 'This Idempotency-Key was used with a different request',
  'key-refused': 'Notion refused the key',
  'rate-limited': 'Too many requests. Try again later',
  internal: 'An error occurred',
  unavailable: 'Foyer is unavailable right now',
} as const satisfies Record<Code, string>
