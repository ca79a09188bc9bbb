import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { showToast } from '../../ui/toasts.ts'
import { webhookOf } from './queries.ts'

/** Steps to set up Notion's webhook, for teams that do not want to wait for the next sync. */
export function WebhookSetup({ id, timeZone }: { id: string; timeZone: string }) {
  const t = useTranslations('notionPages.webhook')
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border border-line px-4 py-3"
      onToggle={(toggled) => setOpen(toggled.currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold">{t('title')}</summary>
      <p className="mt-2 text-pretty text-ink-secondary">{t('lead')}</p>
      {open && <Steps id={id} timeZone={timeZone} />}
    </details>
  )
}

function Steps({ id, timeZone }: { id: string; timeZone: string }) {
  const t = useTranslations('notionPages.webhook')
  const format = useFormat()
  const { data } = useQuery(webhookOf(id))
  if (!data) return null
  const { url, token, signalAt } = data
  return (
    <ol className="mt-3 grid list-decimal gap-4 ps-5">
      <li>
        {t('make')}
        <CopyableText text={url} />
      </li>
      <li>
        {t('verify')}
        {token === undefined ? (
          <p role="status" className="mt-1.5 text-ink-secondary">
            {t('noToken')}
          </p>
        ) : (
          <CopyableText text={token}>
            <ForgetToken id={id} />
          </CopyableText>
        )}
      </li>
      <li>
        {t('done')}
        <p role="status" className="mt-1.5 text-ink-secondary">
          {signalAt === undefined ? t('noSignal') : t('signal', { at: format.dateTime(signalAt, timeZone) })}
        </p>
      </li>
    </ol>
  )
}

function CopyableText({ text, children }: { text: string; children?: ReactNode }) {
  const t = useTranslations('notionPages.webhook')
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-3">
      <code className="min-w-0 font-mono break-all">{text}</code>
      <CopyButton text={text} label={t('copy')} copiedLabel={t('copied')} />
      {children}
    </div>
  )
}

function ForgetToken({ id }: { id: string }) {
  const t = useTranslations('notionPages.webhook')
  const words = useErrorWords()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /events/{id}/site/webhook', { params: { id } }),
    onSuccess: () => showToast(t('forgotten')),
    onError: (error) => showToast(words.of(error)),
  })
  return (
    <Button size="small" pending={isPending} onClick={() => mutate()}>
      {t('forget')}
    </Button>
  )
}
