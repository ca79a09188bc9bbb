import type { BankAccount, Team } from '@foyer/contract/teams'

export type BankField = 'holder' | 'iban' | 'bic'

export interface BankValues {
  bank: Record<BankField, string>
}

/** The bank account as fields hold it: the IBAN in groups, what is not given empty. */
export const bankValues = ({ bank }: Pick<Team, 'bank'>): BankValues => ({
  bank: { holder: bank?.holder ?? '', iban: inGroups(bank?.iban ?? ''), bic: bank?.bic ?? '' },
})

/** The bank account as it is sent. */
export const bankBody = ({ bank: { holder, iban, bic } }: BankValues): { bank: BankAccount } => ({
  bank: { holder, iban, ...(bic.trim() && { bic }) },
})

/** An IBAN in groups of four, as it stands on paper: 'DE89 3704 0044 0532 0130 00'. */
export const inGroups = (iban: string): string =>
  iban
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ')
