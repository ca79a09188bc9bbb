import { useState } from 'react'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackReceived } from './FeedbackReceived.tsx'

export default function ShareFeedbackPage() {
  const [isSent, setSent] = useState(false)
  useOutcomeFocus(isSent ? 'sent' : '')
  return isSent ? <FeedbackReceived onAgain={() => setSent(false)} /> : <FeedbackForm onSent={() => setSent(true)} />
}
