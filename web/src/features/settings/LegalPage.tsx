import { ImprintSection } from './ImprintSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { ReadOnlyLegal } from './ReadOnlyLegal.tsx'
import { TeamTab } from './TeamTab.tsx'

/** The tab of what the law asks of the team: its imprint and its privacy notice. */
const LegalPage = () => (
  <TeamTab
    tab="legal"
    of={(team) => (
      <>
        <ImprintSection team={team} />
        <PrivacySection team={team} />
      </>
    )}
    readOnly={(team) => <ReadOnlyLegal team={team} />}
  />
)
export default LegalPage
