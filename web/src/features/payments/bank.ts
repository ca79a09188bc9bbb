import type { BankAccount, Team } from '@foyer/contract/teams'
import { formatIban } from '@foyer/words/format/iban'

export const bankFields = ['holder', 'iban', 'bic'] as const satisfies readonly (keyof BankAccount)[]
export type BankField = (typeof bankFields)[number]

export interface BankValues {
  bank: Record<BankField, string>
}

/** The bank account as form values: the IBAN in groups of four, missing parts empty. */
export const bankValues = ({ bank }: Pick<Team, 'bank'>): BankValues => ({
  bank: { holder: bank?.holder ?? '', iban: inGroups(bank?.iban ?? ''), bic: bank?.bic ?? '' },
})

/** The body that saves the bank account. */
export const bankBody = ({ bank: { holder, iban, bic } }: BankValues): { bank: BankAccount } => ({
  bank: { holder, iban, ...(bic.trim() && { bic }) },
})

/** An IBAN in groups of four, as printed on paper: 'DE89 3704 0044 0532 0130 00'. */
export const inGroups = (iban: string): string => formatIban(iban.replace(/\s+/g, '').toUpperCase())
