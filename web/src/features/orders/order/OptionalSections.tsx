import type { Order } from '@foyer/contract/orders'
import { AgreedTextsSection } from './AgreedTextsSection.tsx'
import { AnswersSection } from './AnswersSection.tsx'
import { InvoiceSection } from './InvoiceSection.tsx'

/** The sections that only some orders have. */
export const OptionalSections = ({ order }: { order: Order }) => (
  <>
    <AnswersSection order={order} />
    <InvoiceSection order={order} />
    <AgreedTextsSection order={order} />
  </>
)
