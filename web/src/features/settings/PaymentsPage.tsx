import { BankSection } from '../payments/BankSection.tsx'
import { ReadOnlyPaymentsSection } from '../payments/ReadOnlyPaymentsSection.tsx'
import { StripeSection } from '../payments/StripeSection.tsx'
import { TeamTab } from './TeamTab.tsx'

/** The tab of how buyers pay: the bank account and the Stripe keys. */
const PaymentsPage = () => (
  <TeamTab
    tab="payments"
    of={(team) => (
      <>
        <BankSection team={team} />
        <StripeSection team={team} />
      </>
    )}
    readOnly={(team) => <ReadOnlyPaymentsSection team={team} />}
  />
)
export default PaymentsPage
