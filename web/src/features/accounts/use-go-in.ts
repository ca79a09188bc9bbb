import type { Me } from '@foyer/contract/me'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { showTheme } from '../../lib/theme.ts'
import { forgetTypedEmail } from './typed-email.ts'

/** After signing in or up: the account's theme is shown, and one goes where one wanted to go, or home. */
export function useGoIn(returnTo: string | undefined): { goIn: (me: Me) => void; going: boolean } {
  const client = useQueryClient()
  const router = useRouter()
  const paths = usePaths()
  const [going, setGoing] = useState(false)
  const goIn = (me: Me) => {
    setGoing(true)
    forgetTypedEmail()
    client.setQueryData(session().queryKey, me)
    showTheme(me.theme)
    void router.navigate({ href: returnTo ?? paths.home(), replace: true })
  }
  return { goIn, going }
}
