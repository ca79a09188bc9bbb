import type { CorrectedInvoice, DocumentFacts, DocumentItem } from '../../../schema/json/invoice-facts.ts'

interface IssuedDocument extends CorrectedInvoice {
  items: readonly DocumentItem[]
}

/** An amount that an invoice states about a ticket and no later document has taken back. */
interface OpenAmount {
  invoice: CorrectedInvoice
  cents: number
}

/**
 * The invoices whose amounts a document takes back, in the order of their issue. Of a ticket, the amount that was stated last
 * is taken back first, as its price may have been raised since the first invoice.
 * @param taken the amounts of the document, which are negative
 * @param issued the documents of the order so far
 */
export function correctedInvoices(
  taken: readonly DocumentItem[],
  issued: readonly IssuedDocument[],
): CorrectedInvoice[] {
  const open = new Map<string, OpenAmount[]>()
  for (const { number, issuedOn, items } of issued)
    for (const item of items) {
      if (item.grossCents < 0) takeBack(open, item)
      else amountsOf(open, item).push({ invoice: { number, issuedOn }, cents: item.grossCents })
    }
  const numbers = new Set(taken.flatMap((item) => takeBack(open, item)))
  return issued.flatMap(({ number, issuedOn }) => (numbers.has(number) ? [{ number, issuedOn }] : []))
}

/** Takes an amount off the last ones of a ticket. @returns the numbers of their invoices */
function takeBack(open: Map<string, OpenAmount[]>, item: DocumentItem): string[] {
  const amounts = amountsOf(open, item)
  const numbers: string[] = []
  let left = -item.grossCents
  for (let last = amounts.at(-1); last && left > 0; last = amounts.at(-1)) {
    numbers.push(last.invoice.number)
    const cents = Math.min(left, last.cents)
    left -= cents
    last.cents -= cents
    if (last.cents === 0) amounts.pop()
  }
  return numbers
}

/** The amounts that are open of a ticket, or of its fee. */
function amountsOf(open: Map<string, OpenAmount[]>, { ticketId, kind }: DocumentItem): OpenAmount[] {
  const key = `${ticketId} ${kind}`
  const amounts = open.get(key) ?? []
  open.set(key, amounts)
  return amounts
}

/** The invoices that a stored document corrects. */
export const correctedIn = ({ refersTo = [] }: Pick<DocumentFacts, 'refersTo'>): CorrectedInvoice[] => [refersTo].flat()
