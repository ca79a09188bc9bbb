import { callAuth } from './auth.ts'

interface ProviderStart {
  purpose: 'sign-in' | 'connect' | 'again'
  language: string
  return?: string
  invitation?: string
  timeZone?: string
  currency?: string
}

/** Leads to the OpenID Connect provider. The page stays busy until the browser has left it. */
export async function openProvider(start: ProviderStart): Promise<never> {
  const { url = '' } = await callAuth('provider', start)
  window.location.assign(url)
  return await new Promise<never>(() => undefined)
}
