import { GeneralSection } from './GeneralSection.tsx'
import { ReadOnlyGeneral } from './ReadOnlyGeneral.tsx'
import { TeamTab } from './TeamTab.tsx'

/** The first tab of the settings: the team's name and the defaults for its events. */
const SettingsPage = () => (
  <TeamTab
    tab="team"
    of={(team) => <GeneralSection team={team} />}
    readOnly={(team) => <ReadOnlyGeneral team={team} />}
  />
)
export default SettingsPage
