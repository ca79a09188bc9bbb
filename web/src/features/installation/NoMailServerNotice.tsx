import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../lib/query.ts'
import { Callout } from '../../ui/Callout.tsx'
import { code } from './code.tsx'

/** Explains why mails wait in the log and how to set a mail server. Loaded with the list, so that neither moves. */
export function NoMailServerNotice() {
  const t = useTranslations('installation.mails.stored')
  const { data: installation } = useSuspenseQuery(read('GET /installation'))
  if (installation.mail.smtp) return null
  return (
    <Callout tone="warn" title={t('title')} className="mb-8">
      <div className="grid max-w-prose gap-2">
        <p>{t('body')}</p>
        <p>{t.rich('set', { code })}</p>
      </div>
    </Callout>
  )
}
