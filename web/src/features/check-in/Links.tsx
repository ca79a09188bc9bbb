import type { CheckInLink, CheckInList } from '@foyer/contract/check-in'
import type { Event } from '@foyer/contract/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isDemo } from '../../lib/demo.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { useMay } from '../../lib/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { showToast } from '../../ui/toasts.ts'
import { LazyLinkDialog, LazyQrDialog } from './LazyDialogs.tsx'
import { checkInListsOf } from './queries.ts'

/** The links of a check-in list. */
export function Links({ event, list }: { event: Event; list: CheckInList }) {
  const t = useTranslations('checkIn.link')
  const mayWrite = useMay('check-in:write')
  const [adding, setAdding] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p className="text-pretty text-ink-secondary">{t('lead')}</p>
      </div>
      {list.links.length === 0 && <p>{t('none')}</p>}
      <ul className="grid divide-y divide-line">
        {list.links.map((link) => (
          <Link key={link.id} event={event} list={list} link={link} />
        ))}
      </ul>
      {isDemo && <p className="text-ink-secondary">{t('demo')}</p>}
      {mayWrite && !isDemo && (
        <div>
          <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      )}
      {adding && <LazyLinkDialog event={event} list={list} onClose={() => setAdding(false)} />}
    </div>
  )
}

type LinkState = 'revoked' | 'ended' | 'not-yet' | 'open'

function stateOf({ revokedAt, validFrom, validUntil }: CheckInLink): LinkState {
  const now = Date.now()
  if (revokedAt) return 'revoked'
  if (validUntil && Date.parse(validUntil) < now) return 'ended'
  return validFrom && Date.parse(validFrom) > now ? 'not-yet' : 'open'
}

interface LinkProps {
  event: Event
  list: CheckInList
  link: CheckInLink
}

function Link({ event, list, link }: LinkProps) {
  const t = useTranslations('checkIn.link')
  const format = useFormat()
  const state = stateOf(link)
  const facts = [
    ...(link.takesMoney ? [t('takesMoney')] : []),
    ...(link.validFrom ? [t('from', { time: format.dateTime(link.validFrom, event.timeZone) })] : []),
    ...(link.validUntil ? [t('until', { time: format.dateTime(link.validUntil, event.timeZone) })] : []),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{link.gate}</span>
          <Badge dot tone={state === 'open' ? 'success' : 'neutral'}>
            {t(state)}
          </Badge>
        </p>
        {facts.length > 0 && <p className="text-sm text-ink-secondary">{facts.join(', ')}</p>}
      </div>
      {link.token !== undefined && <LinkActions event={event} list={list} link={link} token={link.token} />}
    </li>
  )
}

function LinkActions({ event, list, link, token }: LinkProps & { token: string }) {
  const t = useTranslations('checkIn.link')
  const newTab = useTranslations('events.view')('newTab')
  const language = useLocale()
  const [dialog, setDialog] = useState<'qr' | 'edit' | 'revoke'>()
  const address = `${location.origin}/${language}/check-in/${token}`
  const close = () => setDialog(undefined)
  const { change, isPending } = useChange(event, link, close)
  if (link.revokedAt)
    return (
      <Button size="small" pending={isPending} onClick={() => change({ revoked: false })}>
        {t('restore')}
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <ExternalLink href={address} className={buttonStyle({ size: 'small' })} newTabLabel={newTab}>
        {t('openLink')}
      </ExternalLink>
      <CopyButton text={address} label={t('copy')} copiedLabel={t('copied')} />
      <Button size="small" icon={<QrCode aria-hidden="true" size={16} />} onClick={() => setDialog('qr')}>
        {t('qr')}
      </Button>
      <Button size="small" onClick={() => setDialog('edit')}>
        {t('editShort')}
      </Button>
      <Button size="small" onClick={() => setDialog('revoke')}>
        {t('revoke')}
      </Button>
      {dialog === 'qr' && <LazyQrDialog gate={link.gate} address={address} onClose={close} />}
      {dialog === 'edit' && <LazyLinkDialog event={event} list={list} link={link} onClose={close} />}
      {dialog === 'revoke' && (
        <RevokeDialog
          gate={link.gate}
          pending={isPending}
          onConfirm={() => change({ revoked: true })}
          onCancel={close}
        />
      )}
    </div>
  )
}

/** Revokes a link, or takes that back. */
function useChange(event: Event, link: CheckInLink, onDone: () => void) {
  const client = useQueryClient()
  const words = useErrorWords()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { revoked: boolean }) => call('PATCH /check-in-links/{id}', { params: { id: link.id }, body }),
    onSuccess: async () => {
      await client.fetchQuery(checkInListsOf(event.id)).catch(() => undefined)
      onDone()
    },
    onError: (error) => showToast(words.of(error)),
  })
  return { change: mutate, isPending }
}

interface RevokeProps {
  gate: string
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

function RevokeDialog({ gate, ...rest }: RevokeProps) {
  const t = useTranslations()
  return (
    <ConfirmDialog
      danger
      title={t('checkIn.link.revokeTitle', { gate })}
      confirmLabel={t('checkIn.link.revoke')}
      cancelLabel={t('common.cancel')}
      {...rest}
    >
      <p>{t('checkIn.link.revokeBody')}</p>
    </ConfirmDialog>
  )
}
