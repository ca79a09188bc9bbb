import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { callAuth } from './auth.ts'
import { isDemo } from './demo.ts'
import { forgetAccount } from './forget-account.ts'
import { usePaths } from './paths.ts'

/**
 * Signs out of this browser. It opens the sign-out page first, so that unsaved input can stop it; that page shows the
 * outcome, and the buttons to try again if it fails.
 */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const client = useQueryClient()
  const page = usePaths().logout()
  return async () => {
    await router.navigate({ to: page })
    if (isDemo || router.state.location.pathname !== page) return
    await callAuth('sign-out').then(
      () => forgetAccount(client),
      () => undefined,
    )
  }
}
