import { InvoiceSettingsSection } from '../invoices/InvoiceSettingsSection.tsx'
import { ReadOnlyInvoiceSettingsSection } from '../invoices/ReadOnlyInvoiceSettingsSection.tsx'
import { TeamTab } from './TeamTab.tsx'

/** The tab of how the team issues invoices. */
const InvoiceSettingsPage = () => (
  <TeamTab
    tab="invoices"
    of={(team) => <InvoiceSettingsSection team={team} />}
    readOnly={(team) => <ReadOnlyInvoiceSettingsSection team={team} />}
  />
)
export default InvoiceSettingsPage
