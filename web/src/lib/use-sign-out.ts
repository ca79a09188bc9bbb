import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
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
    // Without `callAuth`, whose errors only the pages for signing in need: it would be in the first load.
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    await fetch('/api/auth/sign-out', body).then(
      ({ ok }) => ok && forgetAccount(client),
      () => undefined,
    )
  }
}
