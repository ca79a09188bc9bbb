import { mayDo } from '@foyer/contract/access'
import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '../../lib/query.ts'
import { useSectionOfAddress } from '../../lib/use-section-of-address.ts'
import { BankSection } from './BankSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { ImprintSection } from './ImprintSection.tsx'
import { ReadOnlySections } from './ReadOnlySections.tsx'
import { StripeSection } from './StripeSection.tsx'

/** The settings of a team: to change, or only to read, as the reader's role has it. */
export function TeamSections({ id }: { id: string }) {
  const { data: team } = useSuspenseQuery(read('GET /teams/{id}', { params: { id } }))
  useSectionOfAddress()
  if (!mayDo(team.role, 'team:write')) return <ReadOnlySections team={team} />
  return (
    <>
      <GeneralSection team={team} />
      <ImprintSection team={team} />
      <BankSection team={team} />
      <StripeSection team={team} />
    </>
  )
}
