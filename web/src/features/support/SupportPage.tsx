import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { session } from '../../lib/query.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import type { Receipt } from './Received.tsx'
import { Received } from './Received.tsx'
import { SupportForm } from './SupportForm.tsx'

export default function SupportPage() {
  const t = useTranslations('support')
  const { data: me } = useQuery(session())
  const [receipt, setReceipt] = useState<Receipt>()
  const email = me?.email ?? ''
  useOutcomeFocus(receipt?.id ?? '')
  if (receipt) return <Received receipt={receipt} email={email} again={() => setReceipt(undefined)} />
  return <SupportForm lead={t(isDemo ? 'leadDemo' : 'lead')} email={email} onSent={setReceipt} />
}
