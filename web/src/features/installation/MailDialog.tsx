import type { MailText } from '@foyer/contract/installation'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { useFormat } from '../../lib/format.ts'
import { Failed } from '../../lib/Load.tsx'
import { read } from '../../lib/query.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { MailState } from './MailState.tsx'

/** One mail, with its text as long as that is stored. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations()
  const { data: mail, error, refetch } = useQuery(read('GET /installation/mails/{id}', { params: { id } }))
  return (
    <Dialog title={mail?.subject ?? t('installation.mails.one')} onClose={onClose} closeLabel={t('common.close')} wide>
      {mail ? <MailContent mail={mail} /> : <NoContent error={error} retry={() => void refetch()} />}
    </Dialog>
  )
}

/** While the mail is loading, and when it could not be loaded. */
function NoContent({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations()
  if (isNotFound(error)) return <p>{t('installation.mails.missing')}</p>
  if (error) return <Failed error={error} retry={retry} />
  return (
    <Loading label={t('common.loading')} className="grid gap-4">
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="h-40" />
    </Loading>
  )
}

function MailContent({ mail }: { mail: MailText }) {
  const t = useTranslations('installation.mails')
  const format = useFormat()
  const time = (at: string) => format.dateTime(at, readersZone())
  return (
    <>
      <DescriptionList
        items={[
          { term: t('columns.to'), value: mail.to },
          { term: t('columns.state'), value: <MailState mail={mail} /> },
          { term: t('columns.time'), value: time(mail.createdAt) },
          ...(mail.sentAt ? [{ term: t('sentAt'), value: time(mail.sentAt) }] : []),
          { term: t('columns.attempts'), value: format.number(mail.attempts) },
        ]}
      />
      {mail.text === undefined ? (
        <p className="mt-4 text-pretty text-ink-secondary">{t(`noText.${mail.state}`)}</p>
      ) : (
        <MailBody text={mail.text} />
      )}
    </>
  )
}

function MailBody({ text }: { text: string }) {
  const t = useTranslations('installation.mails')
  return (
    <section className="mt-4">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h3 className="type-label">{t('text')}</h3>
        <CopyButton text={text} label={t('copy')} copiedLabel={t('copied')} />
      </div>
      {/* In the language of its recipient, which may differ from the page's. */}
      <p lang="" className="rounded-card border border-line bg-page p-4 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </section>
  )
}
