import type { Installation } from '@foyer/contract/installation'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'
import { code } from './code.tsx'

/** How the installation sends mail. */
export function MailSection({ installation: { mail, supportEmail } }: { installation: Installation }) {
  const t = useTranslations('installation.mail')
  const { number } = useFormat()
  const paths = usePaths()
  return (
    <Section
      title={t('title')}
      description={t.rich('how', { code })}
      actions={
        <Link to={paths.mailLog()} className={buttonStyle()}>
          {t('log')}
        </Link>
      }
    >
      <DescriptionList
        items={[
          { term: t('server'), value: mail.smtp ? t('set') : t('unset') },
          { term: t('from'), value: mail.from },
          { term: t('waiting'), value: number(mail.queued) },
          { term: t('failed'), value: number(mail.failed) },
          { term: t('support'), value: supportEmail ?? t('supportOperator') },
        ]}
      />
    </Section>
  )
}
