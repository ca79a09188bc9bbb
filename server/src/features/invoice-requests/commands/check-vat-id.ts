import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { VatAnswer } from '../../../schema/json/invoice-facts.ts'

type Deps = Pick<Infra, 'config' | 'outbound' | 'log'>

/** How long a VAT ID is leased to a process: longer than a request to VIES takes. */
const leaseSeconds = 60
const timeoutMs = 10_000
/** After so many requests without an answer, the VAT ID stays unchecked. */
const maxChecks = 60
const maxRetryMinutes = 24 * 60

interface DueCheck extends Record<string, unknown> {
  id: string
  vatId: string
  version: number
  checks: number
  /** The VAT ID of the seller, who then gets a consultation number as proof of the check. */
  requester: string | null
}

/**
 * Asks VIES about one VAT ID that is due, and stores the answer and its time. When VIES is out of reach, it is asked
 * again later, less and less often.
 * @returns whether one was due
 */
export async function checkNextVatId(db: Db, deps: Deps): Promise<boolean> {
  const { rows } = await db.execute<DueCheck>(sql`
    update invoice_requests set next_vat_check_at = now() + make_interval(secs => ${leaseSeconds}), vat_checks = vat_checks + 1
    where order_id = (
      select order_id from invoice_requests where next_vat_check_at <= now()
      order by next_vat_check_at limit 1 for update skip locked)
    returning order_id as id, address ->> 'vatId' as "vatId", version, vat_checks as checks, (
      select s.settings -> 'seller' ->> 'vatId' from invoice_settings s where s.team_id = invoice_requests.team_id) as requester`)
  const [check] = rows
  if (!check) return false
  const answer = check.vatId === null ? undefined : await askVies(deps, check.vatId, check.requester)
  await (answer ? storeAnswer(db, check, answer) : putOff(db, check))
  return true
}

/** A second change of the address, or another answer, must not be overwritten by this one: the version decides. */
const storeAnswer = (db: Db, { id, version }: DueCheck, answer: VatAnswer) =>
  db.execute(sql`
    update invoice_requests set vat = ${JSON.stringify(answer)}::jsonb, next_vat_check_at = null, due_at = now()
    where order_id = ${id} and version = ${version}`)

const putOff = (db: Db, { id, version, checks }: DueCheck) =>
  db.execute(sql`
    update invoice_requests set next_vat_check_at =
      case when ${checks} < ${maxChecks} then now() + make_interval(mins => ${Math.min(2 ** Math.min(checks - 1, 12), maxRetryMinutes)}) end
    where order_id = ${id} and version = ${version}`)

/** The answer of the REST interface of VIES. A service of a member state that is out of reach has `userError`. */
const Answer = z.object({
  isValid: z.boolean(),
  userError: z.string().optional(),
  requestDate: z.string().optional(),
  requestIdentifier: z.string().optional(),
  name: z.string().optional(),
  address: z.string().optional(),
})

/** @returns undefined when VIES, or the service of the member state behind it, gave no answer */
async function askVies(deps: Deps, vatId: string, requester: string | null): Promise<VatAnswer | undefined> {
  const { config, outbound, log } = deps
  const [country, number] = partsOf(vatId)
  const address = `${config.VIES_URL}/ms/${country}/vat/${encodeURIComponent(number)}${requesterQuery(requester)}`
  const result = await outbound.download(address, { timeoutMs, maxBytes: 64 * 1024, maxRedirects: 0 })
  const answer = result.ok && result.status === 200 ? Answer.safeParse(readJson(result.body)) : undefined
  // VIES does not know the seller's own VAT ID: the answer about the buyer's is worth having without the proof
  if (answer?.data?.userError === 'INVALID_REQUESTER_INFO') return await askVies(deps, vatId, null)
  if (!answer?.success || !isFinal(answer.data)) {
    log.debug({ country }, 'VIES gave no answer')
    return undefined
  }
  const { isValid, name, address: registered, requestIdentifier } = answer.data
  return {
    state: isValid ? 'valid' : 'invalid',
    checkedAt: new Date().toISOString(),
    ...(isShown(name) && { name }),
    ...(isShown(registered) && { address: registered }),
    ...(requestIdentifier && { requestId: requestIdentifier }),
  }
}

const partsOf = (vatId: string): [country: string, number: string] => [vatId.slice(0, 2), vatId.slice(2)]

function requesterQuery(vatId: string | null): string {
  if (vatId === null) return ''
  const [requesterMemberStateCode, requesterNumber] = partsOf(vatId)
  return `?${new URLSearchParams({ requesterMemberStateCode, requesterNumber })}`
}

const isFinal = ({ isValid, userError }: z.output<typeof Answer>) =>
  isValid || userError === undefined || userError === 'INVALID' || userError === 'INVALID_INPUT'

/** VIES answers `---` for what a member state does not disclose. */
const isShown = (text: string | undefined): text is string => text !== undefined && text !== '' && text !== '---'

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
