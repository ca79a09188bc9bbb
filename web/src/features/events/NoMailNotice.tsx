import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useMail } from '../../lib/use-mail.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'

/** Tells all members that this installation sends no emails, and the operator where to change that. */
export function NoMailNotice() {
  const t = useTranslations('home.noMail')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  if (useMail() === 'on') return null
  const actions = me?.operator && (
    <Link to={paths.installation()} className={buttonStyle()}>
      {t('operator')}
    </Link>
  )
  return (
    <Callout tone="warn" title={t('title')} className="mb-8" actions={actions}>
      {t('body')} {!me?.operator && t('member')}
    </Callout>
  )
}
