import type { OpenedInvitation } from '@foyer/contract/invitations'
import { isLinkToken } from '@foyer/contract/link-token'
import type { Me } from '@foyer/contract/me'
import { queryOptions, useSuspenseQueries } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { isDemo } from '../../lib/demo.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { readDefaults, session } from '../../lib/query.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthLoading } from './AuthLoading.tsx'
import { AuthOutcome } from './AuthOutcome.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { InvitationSignUp } from './InvitationSignUp.tsx'
import { JoinTeam } from './JoinTeam.tsx'

const route = getRouteApi('/$lang/_auth/invitation')

/** The page of an invitation's link. */
export default function InvitationPage() {
  const t = useTranslations('accounts.invitation')
  const { token = '' } = route.useSearch()
  if (isDemo) return <DemoNotice title={t('title')} />
  if (!isLinkToken(token)) return <Ended />
  return (
    <Load whole fallback={<AuthLoading title={t('title')} fields={[]} />}>
      <Opened token={token} />
    </Load>
  )
}

/** The invitation, or null when its link no longer works. */
const invitationOf = (token: string) =>
  queryOptions({
    queryKey: ['public', 'invitation', token] as const,
    queryFn: async ({ signal }): Promise<OpenedInvitation | null> => {
      try {
        return await call('GET /public/invitations/{token}', { params: { token }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.problem.code === 'not-found') return null
        throw error
      }
    },
    ...readDefaults,
  })

function Opened({ token }: { token: string }) {
  const t = useTranslations('accounts.invitation')
  const roles = useTranslations('access.roles')
  const [{ data: invitation }, { data: me }] = useSuspenseQueries({ queries: [invitationOf(token), session()] })
  if (!invitation) return <Ended />
  const { team, invitedBy, role, events = [], email } = invitation
  return (
    <Page
      title={t('titleOf', { team })}
      description={t('lead', { inviter: invitedBy ?? team, team, role: roles(role), hasInviter: String(!!invitedBy) })}
    >
      {events.length > 0 && (
        <div className="mb-6">
          <p className="font-medium">{t('events', { count: events.length })}</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {events.map((event) => (
              <li key={event}>{event}</li>
            ))}
          </ul>
        </div>
      )}
      <Answer token={token} me={me} email={email} />
    </Page>
  )
}

/** How the reader can accept: with the account that is signed in, or with a new one. */
function Answer({ token, me, email }: { token: string; me: Me | null; email: string }) {
  const t = useTranslations('accounts.invitation')
  const paths = usePaths()
  if (!me) return <InvitationSignUp token={token} email={email} />
  if (me.email === email) return <JoinTeam token={token} />
  return (
    <>
      <p className="mb-6 text-pretty">{t('otherAccount', { email, own: me.email })}</p>
      <Link to={paths.logout()} className={buttonStyle()}>
        {t('signOut')}
      </Link>
    </>
  )
}

function Ended() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  return (
    <AuthOutcome title={t('expired.title')} next={{ label: t('invitation.home'), to: paths.home() }}>
      {t('invitation.ended')}
    </AuthOutcome>
  )
}
