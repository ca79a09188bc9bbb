import type { Team } from '@foyer/contract/teams'
import { MembersSection } from '../members/MembersSection.tsx'
import { RolesSection } from '../teams/RolesSection.tsx'
import { TeamTab } from './TeamTab.tsx'

const members = (team: Team) => (
  <>
    <MembersSection team={team.id} />
    <RolesSection own={team.role} />
  </>
)

/** The tab of the members, and what each role may do. */
const MembersPage = () => <TeamTab tab="members" of={members} readOnly={members} />
export default MembersPage
