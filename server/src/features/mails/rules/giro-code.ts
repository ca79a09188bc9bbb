import { Iban, isSepaIban } from '@foyer/contract/iban'

/** A bank transfer to be prepared by a scan. */
export interface TransferDetails {
  holder: string
  iban: string
  bic?: string | undefined
  amountCents: number
  currency: string
  /** The text for the payee. */
  reference: string
}

/** The limits of EPC069-12 for the payee's name, in characters, and for the whole content, in bytes. */
const maxNameLength = 70
const maxBytes = 331

/** The countries of the SEPA outside the European Economic Area: transfers to their accounts need the BIC. */
const outsideEea = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '))

/**
 * The content of a GiroCode, with which banking apps fill in a transfer: EPC069-12, version 002, UTF-8, SEPA credit
 * transfer, unstructured remittance text.
 * @returns undefined for another currency than the euro, an account outside the SEPA, a missing BIC where it is needed,
 *   nothing to pay, or too long a name
 */
export function giroCode({ holder, iban, bic, amountCents, currency, reference }: TransferDetails): string | undefined {
  if (currency !== 'EUR' || amountCents <= 0 || !Iban.safeParse(iban).success || !isSepaIban(iban)) return undefined
  if (!bic && outsideEea.has(iban.slice(0, 2))) return undefined
  const name = [...holder].slice(0, maxNameLength).join('')
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
  const content = ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, amount, '', '', reference].join('\n')
  return Buffer.byteLength(content) <= maxBytes ? content : undefined
}
