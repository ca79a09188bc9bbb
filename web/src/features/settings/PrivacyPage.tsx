import { mayDo } from '@foyer/contract/access'
import type { Team } from '@foyer/contract/teams'
import { EraseSection } from '../privacy/EraseSection.tsx'
import { ErasuresSection } from '../privacy/ErasuresSection.tsx'
import { RetentionSection } from '../privacy/RetentionSection.tsx'
import { TeamTab } from './TeamTab.tsx'

const erasing = ({ id, role }: Team) =>
  mayDo(role, 'buyers:erase') && (
    <>
      <EraseSection team={id} />
      <ErasuresSection team={id} />
    </>
  )

/** The tab of what the team keeps about its buyers: erasing it, and for how long it is kept. */
const PrivacyPage = () => (
  <TeamTab
    tab="privacy"
    of={(team) => (
      <>
        {erasing(team)}
        <RetentionSection team={team.id} mayChange />
      </>
    )}
    readOnly={(team) => (
      <>
        {erasing(team)}
        <RetentionSection team={team.id} mayChange={false} />
      </>
    )}
  />
)
export default PrivacyPage
