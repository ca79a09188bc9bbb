import { isLinkToken } from '@foyer/contract/link-token'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isNotFound } from '../../lib/api-error.ts'
import { usePaths } from '../../lib/paths.ts'
import { readDefaults } from '../../lib/query.ts'
import { AuthOutcome } from './AuthOutcome.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/** Continues a sign-up with the link that was mailed to its address. */
export const LinkedSignUp = ({ token }: { token: string }) =>
  isLinkToken(token) ? <Opened token={token} /> : <Expired />

/** The address of the link, or null when it no longer works. */
const addressOf = (token: string) =>
  queryOptions({
    queryKey: ['public', 'sign-up', token] as const,
    queryFn: async ({ signal }): Promise<string | null> => {
      try {
        return (await call('GET /public/sign-ups/{token}', { params: { token }, signal })).email
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
    ...readDefaults,
  })

function Opened({ token }: { token: string }) {
  const { data: email } = useSuspenseQuery(addressOf(token))
  return email === null ? <Expired /> : <SignUpForm link={{ token, email }} />
}

function Expired() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  return (
    <AuthOutcome title={t('expired.title')} next={{ label: t('expired.again'), to: paths.signUp() }}>
      {t('signUp.request.expired')}
    </AuthOutcome>
  )
}
