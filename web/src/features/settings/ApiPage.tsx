import { ApiTokensSection } from '../api-tokens/ApiTokensSection.tsx'
import { UseApiSection } from '../api-tokens/UseApiSection.tsx'
import { TeamTab } from './TeamTab.tsx'

/** The tab of the API: the team's tokens, and how to use them. */
const ApiPage = () => (
  <TeamTab
    tab="api"
    of={(team) => (
      <>
        <ApiTokensSection team={team} />
        <UseApiSection />
      </>
    )}
    readOnly={() => <UseApiSection />}
  />
)
export default ApiPage
