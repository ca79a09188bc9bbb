import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useMay } from '../../lib/use-may.ts'
import { Section } from '../../ui/Section.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { DeleteAccountSection, ExportSection } from '../deletions/DeleteAccountSection.tsx'
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx'
import { TwoFactorSection } from '../two-factor/TwoFactorSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { InboxMailSection } from './InboxMailSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PictureSection } from './PictureSection.tsx'
import { RegionSection } from './RegionSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'

const fetchProviderSection = () => import('./ProviderSection.tsx')

export default function MyProfilePage() {
  const t = useTranslations('me')
  return (
    <Page title={t('title')}>
      {/* The session is in the cache wherever this page renders. */}
      <Load fallback={null}>
        <Profile />
      </Load>
    </Page>
  )
}

function Profile() {
  const { data: me } = useSuspenseQuery(session())
  const team = useTeam(me)
  const mayRead = useMay('inbox:read')
  // most installations have no provider
  const provider = useModuleOnceShown(fetchProviderSection)
  if (!me) return null
  return (
    <div>
      <NameSection name={me.name} />
      <PictureSection me={me} />
      <LanguageSection language={me.language} />
      <RegionSection timeZone={me.timeZone} />
      <ThemeSection />
      {team && mayRead && <InboxMailSection team={team.name} />}
      {isDemo ? (
        <NoAccount />
      ) : (
        <>
          <EmailSection me={me} />
          <PasswordSection email={me.email} />
          <TwoFactorSection />
          <PasskeysSection me={me} />
          {provider && <provider.ProviderSection />}
          <SessionsSection />
          <ExportSection />
          <DeleteAccountSection />
        </>
      )}
    </div>
  )
}

function NoAccount() {
  const t = useTranslations('me.demo')
  return (
    <Section title={t('title')}>
      <p className="text-pretty text-ink-secondary">{t('body')}</p>
    </Section>
  )
}
