import type { TeamSummary } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { Button } from '../../ui/Button.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

interface Props {
  team: TeamSummary
  /** Shows the page that the reader wanted. */
  onDone: () => void
}

/** Leads a member to the second factor that the team requires. */
export function SecondFactorNeeded({ team: { name, needsSecondFactor }, onDone }: Props) {
  const t = useTranslations('twoFactor.needed')
  return (
    <Page title={t('title')} description={t('lead', { team: name })}>
      <TwoFactorSection />
      {!needsSecondFactor && (
        <Button variant="primary" onClick={onDone}>
          {t('next')}
        </Button>
      )}
    </Page>
  )
}
