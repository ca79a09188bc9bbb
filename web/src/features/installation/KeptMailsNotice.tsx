import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { read } from '../../lib/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Offers to send the emails that were kept while there was no mail server. Loaded with the list, so that neither moves. */
export function KeptMailsNotice() {
  const t = useTranslations('installation.mails.kept')
  const { data: installation } = useSuspenseQuery(read('GET /installation'))
  const [asking, setAsking] = useState(false)
  const { smtp, kept: count } = installation.mail
  if (!smtp || count === 0) return null
  const send = <Button onClick={() => setAsking(true)}>{t('send', { count })}</Button>
  return (
    <>
      <Callout title={t('title', { count })} className="mb-8" actions={send}>
        {t('body')}
      </Callout>
      {asking && <SendKeptMailsDialog count={count} onClose={() => setAsking(false)} />}
    </>
  )
}

function SendKeptMailsDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTranslations()
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /installation/mails/send-kept'),
    onSuccess: ({ queued }) => {
      showToast(t('installation.mails.kept.done', { count: queued }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('installation.mails.kept.confirm.title', { count })}
      confirmLabel={t('installation.mails.kept.confirm.send')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={error && words.of(error)}
    >
      <p>{t('installation.mails.kept.confirm.body')}</p>
    </ConfirmDialog>
  )
}
