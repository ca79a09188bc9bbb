import type { SignUpPolicy } from '@foyer/contract/installation'
import { useTranslations } from 'use-intl'
import { Section } from '../../ui/Section.tsx'
import { code } from './code.tsx'

/** The policy for new accounts. */
export function SignUpSection({ policy }: { policy: SignUpPolicy }) {
  const t = useTranslations('installation.signUp')
  return (
    <Section title={t('title')} description={t.rich('how', { code })}>
      <p className="font-medium">{t(policy)}</p>
      <p className="text-pretty text-ink-secondary">{t(`${policy}Note`)}</p>
    </Section>
  )
}
