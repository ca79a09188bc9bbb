import type { Me } from '@foyer/contract/me'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { showTheme } from '../../lib/theme.ts'
import { forgetTypedEmail } from './typed-email.ts'

/** Finishes signing in or up: applies the account's theme and navigates to `returnTo` or home. */
export function useFinishSignIn(returnTo: string | undefined): { finishSignIn: (me: Me) => void; finishing: boolean } {
  const client = useQueryClient()
  const router = useRouter()
  const paths = usePaths()
  const [finishing, setFinishing] = useState(false)
  const finishSignIn = (me: Me) => {
    setFinishing(true)
    forgetTypedEmail()
    client.setQueryData(session().queryKey, me)
    showTheme(me.theme)
    void router.navigate({ href: returnTo ?? paths.home(), replace: true })
  }
  return { finishSignIn, finishing }
}
