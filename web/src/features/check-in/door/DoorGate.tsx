import type { DeviceLink } from '@foyer/contract/check-in-devices'
import type { Language } from '@foyer/contract/languages'
import { formatDateTime } from '@foyer/words/format/date-time'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Callout } from '../../../ui/Callout.tsx'
import { Door } from './Door.tsx'
import { viewLink } from './door-server.ts'
import type { OpenedDevice } from './open-device.ts'
import { openDevice } from './open-device.ts'

/** How often a link that is not open is asked again, in milliseconds. */
const askAgainMs = 15_000

/** Opens the device. Shows the door while the link is open, or why it is not. */
export function DoorGate({ token, onLanguage }: { token: string; onLanguage: (language: Language) => void }) {
  const t = useTranslations('door')
  const [opened, setOpened] = useState<OpenedDevice>()
  useEffect(() => {
    const leaving = new AbortController()
    void openDevice(token, leaving.signal).then((next) => {
      if (!leaving.signal.aborted) setOpened(next)
    })
    return () => leaving.abort()
  }, [token])
  if (!opened) return <p className="p-6 text-ink-secondary">{t('loading')}</p>
  return <OpenOrClosed token={token} opened={opened} onLanguage={onLanguage} />
}

interface Props {
  token: string
  opened: OpenedDevice
  onLanguage: (language: Language) => void
}

function OpenOrClosed({ token, opened, onLanguage }: Props) {
  const { closed } = useSyncExternalStore(opened.device.subscribe, opened.device.state)
  const link = useLinkWhile(closed, token)
  if (!closed || link === 'unasked' || link?.state === 'open') return <Door opened={opened} onLanguage={onLanguage} />
  return <Closed link={link} pending={opened.device.state().pending} />
}

/** The link as the server describes it, once it refuses the link. @returns undefined when it does not know the link */
function useLinkWhile(closed: boolean, token: string): DeviceLink | undefined | 'unasked' {
  const [link, setLink] = useState<DeviceLink | undefined | 'unasked'>('unasked')
  useEffect(() => {
    if (!closed) return
    const ask = () => void viewLink(token).then(setLink, () => undefined)
    ask()
    const timer = setInterval(ask, askAgainMs)
    return () => {
      clearInterval(timer)
      setLink('unasked')
    }
  }, [closed, token])
  return link
}

function Closed({ link, pending }: { link: DeviceLink | undefined; pending: number }) {
  const t = useTranslations('door.link')
  const language = useLocale()
  const time = (at: string | undefined) =>
    at === undefined || !link ? '' : formatDateTime(at, link.event.timeZone, language)
  const state = link?.state ?? 'unknown'
  if (state === 'open') return null
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      {link && <p className="text-ink-secondary">{`${link.event.name} · ${link.gate}`}</p>}
      <h1 className="type-title">{t(`${state}.title`)}</h1>
      <p className="text-lg text-pretty">
        {state === 'not-yet' && t('not-yet.body', { time: time(link?.validFrom) })}
        {state === 'ended' && t('ended.body', { time: time(link?.validUntil) })}
        {(state === 'unknown' || state === 'revoked') && t(`${state}.body`)}
      </p>
      {pending > 0 && <Callout tone="danger" title={t('kept', { count: pending })} />}
    </main>
  )
}
