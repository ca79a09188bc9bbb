import type { Me } from '@foyer/contract/me'
import { useEffect } from 'react'
import type { SignInReason } from '../lib/sign-in-request.ts'
import { answerSignIn, useSignInRequest } from '../lib/sign-in-request.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchDialog = withWords('SignInAgain', () => import('../features/auth/SignInAgain.tsx'))

/** The dialog that asks to sign in again, over the page. Its code is loaded on demand. */
export function SignInOverPage({ me }: { me: Me }) {
  const reason = useSignInRequest()
  return reason && <SignInDialog me={me} reason={reason} />
}

function SignInDialog({ me, reason }: { me: Me; reason: SignInReason }) {
  const { module, load } = useLazyModule(fetchDialog)
  useEffect(() => {
    // Without a connection: the next refusal asks again.
    load().catch(() => answerSignIn(false))
  }, [load])
  return module ? <module.SignInAgain me={me} reason={reason} onAnswer={answerSignIn} /> : null
}
