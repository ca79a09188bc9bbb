import type { QueryClient } from '@tanstack/react-query'
import { hasUnsaved } from './form/unsaved.ts'
import { session } from './query.ts'
import { requestSignIn } from './sign-in-request.ts'

// docs/decisions/0024-signing-in-again-over-the-page.md

/**
 * The server no longer accepts the session. With unsaved input the page stays and asks to sign in again; otherwise the
 * session becomes null, and the layout redirects to the sign-in page.
 */
export function sessionHasEnded(client: QueryClient): void {
  const { queryKey } = session()
  if (hasUnsaved() && client.getQueryData(queryKey)) void requestSignIn('ended')
  else client.setQueryData(queryKey, null)
}
