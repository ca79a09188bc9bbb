import { useState } from 'react'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { Thanks } from './Thanks.tsx'

export default function ShareFeedbackPage() {
  const [isSent, setSent] = useState(false)
  useOutcomeFocus(isSent ? 'sent' : '')
  return isSent ? <Thanks again={() => setSent(false)} /> : <FeedbackForm onSent={() => setSent(true)} />
}
