import type { Session } from '@foyer/contract/me'
import { formatCountry } from '@foyer/words/format/country'
import { useMutation } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isNotFound } from '../../lib/api-error.ts'
import { browserName } from '../../lib/browser-name.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { useBrowserWords } from '../../lib/use-browser-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'

interface Props {
  session: Session
  /** The time that "last used" is relative to. */
  now: Date
  onEnded: () => void
}

/** A session: browser, place, IP address and last use. All but the current one can be ended. */
export function SessionItem({ session, now, onEnded }: Props) {
  const t = useTranslations('me.sessions')
  const format = useFormat()
  const name = useBrowserWords()(session.userAgent)
  const { ipAddress, current, createdAt, lastUsedAt } = session
  const place = usePlace(session)
  const Icon = browserName(session.userAgent).portable ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <Icon aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-secondary" />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {current && <Badge tone="success">{t('this')}</Badge>}
        </p>
        <p className="text-sm text-ink-secondary tabular-nums">
          {place && `${place} · `}
          {ipAddress && `${ipAddress} · `}
          {current
            ? t('since', { date: format.date(createdAt, readersZone()) })
            : `${t('lastUsed', { when: format.relative(lastUsedAt, now) })} · ${t('signedIn', { date: format.date(createdAt, readersZone()) })}`}
        </p>
      </div>
      {!current && <EndSession id={session.id} name={name} onEnded={onEnded} />}
    </li>
  )
}

function usePlace({ place }: Session): string | undefined {
  const t = useTranslations('me.sessions')
  const language = useLocale()
  return place === 'local' ? t('localNetwork') : place && formatCountry(place, language)
}

function EndSession({ id, name, onEnded }: { id: string; name: string; onEnded: () => void }) {
  const t = useTranslations('me.sessions')
  const words = useErrorWords()
  const end = useMutation({
    mutationFn: () => call('DELETE /me/sessions/{id}', { params: { id } }).catch(hasEndedAlready),
    onSuccess: () => {
      showToast(t('ended'))
      onEnded()
    },
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Button
      size="small"
      pending={end.isPending}
      aria-label={t('endNamed', { session: name })}
      onClick={() => end.mutate()}
    >
      {t('end')}
    </Button>
  )
}

function hasEndedAlready(error: unknown): undefined {
  if (isNotFound(error)) return undefined
  throw error
}
