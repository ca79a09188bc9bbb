import type { Me } from '@foyer/contract/me'
import { useEffect } from 'react'
import { stopAsking, useAsksToSignInAgain } from '../lib/session-ended.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchDialog = withWords('SignInAgain', () => import('../features/accounts/SignInAgain.tsx'))

/** Asks to sign in again, over the page, once its session has ended while something was typed. Fetched only then. */
export const SignInOverPage = ({ me }: { me: Me }) => (useAsksToSignInAgain() ? <Ask me={me} /> : null)

function Ask({ me }: { me: Me }) {
  const { module, load } = useLazyModule(fetchDialog)
  useEffect(() => {
    // not to be had: the next refusal asks again
    load().catch(stopAsking)
  }, [load])
  return module ? <module.SignInAgain me={me} onClose={stopAsking} /> : null
}
