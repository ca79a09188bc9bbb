import { LegalTextsSection } from '../legal-texts/LegalTextsSection.tsx'
import { ImprintSection } from './ImprintSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { ReadOnlyLegal } from './ReadOnlyLegal.tsx'
import { TeamTab } from './TeamTab.tsx'

/** The tab of what the law asks of the team: its imprint, its privacy notice, and the texts for its buyers. */
const LegalPage = () => (
  <TeamTab
    tab="legal"
    of={(team) => (
      <>
        <ImprintSection team={team} />
        <PrivacySection team={team} />
        <LegalTextsSection team={team.id} />
      </>
    )}
    readOnly={(team) => (
      <>
        <ReadOnlyLegal team={team} />
        <LegalTextsSection team={team.id} readOnly />
      </>
    )}
  />
)
export default LegalPage
