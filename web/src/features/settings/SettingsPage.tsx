import { mayDo } from '@foyer/contract/access'
import type { Team } from '@foyer/contract/teams'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { DeleteTeamSection } from '../deletions/DeleteTeamSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { ReadOnlyGeneral } from './ReadOnlyGeneral.tsx'
import { TeamTab } from './TeamTab.tsx'

const fetchLogo = () => import('./LogoSection.tsx')
const fetchTwoFactor = () => import('../two-factor/TwoFactorRuleSection.tsx')

/** Below the fold: loaded after the page. */
function LazyLogo({ team }: { team: Team }) {
  const module = useModuleOnceShown(fetchLogo)
  return module && <module.LogoSection team={team} />
}

function LazyTwoFactor({ team }: { team: Team }) {
  const module = useModuleOnceShown(fetchTwoFactor)
  return module && <module.TwoFactorRuleSection team={team} />
}

/** The first tab of the settings: the team's name, the defaults for its events, its logo, and two-factor sign-in. */
const SettingsPage = () => (
  <TeamTab
    tab="team"
    of={(team) => (
      <>
        <GeneralSection team={team} />
        <LazyLogo team={team} />
        <LazyTwoFactor team={team} />
        {mayDo(team.role, 'team:delete') && <DeleteTeamSection team={team} />}
      </>
    )}
    readOnly={(team) => <ReadOnlyGeneral team={team} />}
  />
)
export default SettingsPage
