import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { session } from '../../lib/query.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import type { SupportReceipt } from './RequestReceived.tsx'
import { RequestReceived } from './RequestReceived.tsx'
import { SupportForm } from './SupportForm.tsx'

export default function SupportPage() {
  const t = useTranslations('support')
  const { data: me } = useQuery(session())
  const [receipt, setReceipt] = useState<SupportReceipt>()
  const email = me?.email ?? ''
  useOutcomeFocus(receipt?.id ?? '')
  if (receipt) return <RequestReceived receipt={receipt} email={email} onAgain={() => setReceipt(undefined)} />
  return <SupportForm lead={t(isDemo ? 'leadDemo' : 'lead')} email={email} onSent={setReceipt} />
}
