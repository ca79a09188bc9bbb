import { useMay } from '../../lib/use-may.ts'
import { AnswerSummarySection } from '../order-questions/AnswerSummarySection.tsx'
import { OrderQuestionsSection } from '../order-questions/OrderQuestionsSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The questions to the buyers of an event, and their answers. */
export default function EventQuestionsPage() {
  const maySeeAnswers = useMay('orders:read')
  return (
    <TabPanel
      tab="questions"
      fallback={<TabLoading />}
      of={(event) => (
        <>
          <OrderQuestionsSection event={event} />
          {maySeeAnswers && <AnswerSummarySection event={event} />}
        </>
      )}
    />
  )
}
