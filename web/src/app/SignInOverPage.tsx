import type { Me } from '@foyer/contract/me'
import { useEffect } from 'react'
import { dismissSignInRequest, useIsSignInRequested } from '../lib/session-ended.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchDialog = withWords('SignInAgain', () => import('../features/auth/SignInAgain.tsx'))

/** The dialog that asks to sign in again, over a page with unsaved input. Its code is loaded on demand. */
export const SignInOverPage = ({ me }: { me: Me }) => (useIsSignInRequested() ? <SignInDialog me={me} /> : null)

function SignInDialog({ me }: { me: Me }) {
  const { module, load } = useLazyModule(fetchDialog)
  useEffect(() => {
    // Without a connection: the next 401 asks again.
    load().catch(dismissSignInRequest)
  }, [load])
  return module ? <module.SignInAgain me={me} onClose={dismissSignInRequest} /> : null
}
