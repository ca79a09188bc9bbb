import type { Imprint, Team } from '@foyer/contract/teams'

/** The entries of an imprint, by what they are needed for, in the order in which they stand. */
export const imprintGroups = {
  needed: ['name', 'address', 'email'],
  further: ['phone', 'representative', 'register', 'vatId'],
  france: ['publicationDirector', 'host'],
} as const satisfies Record<string, readonly (keyof Imprint)[]>

export type ImprintField = (typeof imprintGroups)[keyof typeof imprintGroups][number]
export const imprintFields: readonly ImprintField[] = Object.values(imprintGroups).flat()

/** Entries of several lines. */
export const isLong = (field: ImprintField): boolean => field === 'address' || field === 'host'

export interface ImprintValues {
  imprint: Record<ImprintField, string>
}

/** The imprint as fields hold it: what is not given is empty. */
export const imprintValues = ({ imprint }: Pick<Team, 'imprint'>): ImprintValues => ({
  imprint: {
    name: imprint?.name ?? '',
    address: imprint?.address ?? '',
    email: imprint?.email ?? '',
    phone: imprint?.phone ?? '',
    representative: imprint?.representative ?? '',
    register: imprint?.register ?? '',
    vatId: imprint?.vatId ?? '',
    publicationDirector: imprint?.publicationDirector ?? '',
    host: imprint?.host ?? '',
  },
})

/** The imprint as it is sent: what is empty and may be left out is left out. */
export function imprintBody({ imprint: { name, address, email, ...further } }: ImprintValues): { imprint: Imprint } {
  const given = Object.entries(further).filter(([, value]) => value.trim() !== '')
  return { imprint: { name, address, email: email.trim(), ...Object.fromEntries(given) } }
}
