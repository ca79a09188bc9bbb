import { useState } from 'react'
import { FeedbackForm } from './FeedbackForm.tsx'
import { Thanks } from './Thanks.tsx'

export default function ShareFeedbackPage() {
  const [isSent, setSent] = useState(false)
  return isSent ? <Thanks again={() => setSent(false)} /> : <FeedbackForm onSent={() => setSent(true)} />
}
