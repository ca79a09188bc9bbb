import type { Imprint, Team } from '@foyer/contract/teams'

/** The fields of the imprint in their order, grouped by purpose. */
export const imprintGroups = {
  needed: ['name', 'address', 'email'],
  further: ['phone', 'representative', 'register', 'vatId'],
  france: ['publicationDirector', 'host'],
} as const satisfies Record<string, readonly (keyof Imprint)[]>

export type ImprintField = (typeof imprintGroups)[keyof typeof imprintGroups][number]
export const imprintFields: readonly ImprintField[] = Object.values(imprintGroups).flat()

/** Fields with several lines. */
export const isLong = (field: ImprintField): boolean => field === 'address' || field === 'host'

export interface ImprintValues {
  imprint: Record<ImprintField, string>
}

/** The imprint as form values: missing fields are empty. */
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

/** The body that saves the imprint, without empty optional fields. */
export function imprintBody({ imprint: { name, address, email, ...further } }: ImprintValues): { imprint: Imprint } {
  const given = Object.entries(further).filter(([, value]) => value.trim() !== '')
  return { imprint: { name, address, email: email.trim(), ...Object.fromEntries(given) } }
}
