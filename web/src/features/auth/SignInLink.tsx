import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { AuthLink } from './AuthLink.tsx'

const route = getRouteApi('/$lang/_auth/sign-up')

/** From the page to sign up to the one to sign in. */
export function SignInLink() {
  const t = useTranslations('accounts.signUp')
  const paths = usePaths()
  return (
    <AuthLink question={t('haveAccount')} to={paths.signIn()} returnTo={route.useSearch().return}>
      {t('signIn')}
    </AuthLink>
  )
}
