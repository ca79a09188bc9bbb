import type { Me } from '@foyer/contract/me'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { callAuth } from '../../lib/auth.ts'
import { isDemo } from '../../lib/demo.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { forgetAccount } from '../../lib/forget-account.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthLoading } from './AuthLoading.tsx'
import { AuthOutcome } from './AuthOutcome.tsx'
import { DemoNotice } from './DemoNotice.tsx'

export default function LogoutPage() {
  const t = useTranslations('accounts.signOut')
  if (isDemo) return <DemoNotice title={t('title')} />
  return (
    <Load whole fallback={<AuthLoading title={t('title')} fields={[t('signedInAs')]} />}>
      <SignOut />
    </Load>
  )
}

function SignOut() {
  const t = useTranslations('accounts.signOut.done')
  const paths = usePaths()
  const { data: me } = useSuspenseQuery(session())
  useOutcomeFocus(me ? '' : 'done')
  if (me) return <SignOutOptions me={me} />
  return (
    <AuthOutcome title={t('title')} next={{ label: t('signIn'), to: paths.signIn() }}>
      {t('body')}
    </AuthOutcome>
  )
}

function SignOutOptions({ me }: { me: Me }) {
  const t = useTranslations('accounts.signOut')
  const paths = usePaths()
  const words = useErrorWords()
  const client = useQueryClient()
  const leave = useMutation({
    mutationFn: (where: 'here' | 'everywhere') =>
      where === 'everywhere' ? call('DELETE /me/sessions') : callAuth('sign-out'),
    onSuccess: () => forgetAccount(client),
  })
  const everywhere = (
    <>
      <p className="text-pretty text-ink-secondary">{t('everywhereNote')}</p>
      <Button
        className="mt-4"
        pending={leave.isPending && leave.variables === 'everywhere'}
        onClick={() => leave.mutate('everywhere')}
      >
        {t('everywhere')}
      </Button>
    </>
  )
  return (
    <Page title={t('title')}>
      {leave.isError && (
        <Callout tone="danger" role="alert" className="mb-6">
          {words.of(leave.error)}
        </Callout>
      )}
      <AuthCard stub={everywhere}>
        <p className="text-ink-secondary">{t('signedInAs')}</p>
        <div className="mt-3 mb-6 flex items-center gap-3">
          <Avatar name={me.name} />
          <div className="min-w-0">
            <p className="font-medium">{me.name}</p>
            <p className="text-sm text-ink-secondary">{me.email}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            variant="primary"
            pending={leave.isPending && leave.variables === 'here'}
            onClick={() => leave.mutate('here')}
          >
            {t('here')}
          </Button>
          <Link to={paths.home()} className={linkStyle}>
            {t('stay')}
          </Link>
        </div>
      </AuthCard>
    </Page>
  )
}
