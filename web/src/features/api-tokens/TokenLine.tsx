import { tokenPrefix } from '@foyer/contract/api-token-rules'
import type { ApiToken, ApiTokenSecret } from '@foyer/contract/api-tokens'
import { msPerDay } from '@foyer/contract/durations'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { RevokeToken } from './RevokeToken.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { usePermissionWords } from './use-permission-words.ts'

interface Props {
  team: string
  token: ApiToken
  onSecret: (token: ApiTokenSecret) => void
}

/** A token of the list: what it may do, until when, and when it was used. */
export function TokenLine({ team, token, onSecret }: Props) {
  const t = useTranslations('apiTokens')
  const [dialog, setDialog] = useState<'rotate' | 'revoke'>()
  const close = () => setDialog(undefined)
  const { name, lastFour, createdBy, own } = token
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
        <code className="font-mono text-sm text-ink-secondary">
          {tokenPrefix}…{lastFour}
        </code>
        <Expiry token={token} />
      </p>
      <Facts token={token} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabledReason={!own && t('rotateNotOwn', { name: createdBy })}
          onClick={() => setDialog('rotate')}
          aria-label={t('rotateOf', { name })}
        >
          {t('rotate')}
        </Button>
        <Button size="small" onClick={() => setDialog('revoke')} aria-label={t('revokeOf', { name })}>
          {t('revoke')}
        </Button>
      </div>
      {dialog === 'rotate' && <RotateDialog team={team} token={token} onSecret={onSecret} onClose={close} />}
      {dialog === 'revoke' && <RevokeToken team={team} token={token} onClose={close} />}
    </li>
  )
}

/** From this many days on, the list points to the end of a token. */
const soonDays = 14

function Expiry({ token: { expiresAt } }: { token: ApiToken }) {
  const t = useTranslations('apiTokens')
  const left = Date.parse(expiresAt) - Date.now()
  if (left <= 0) return <Badge tone="danger">{t('expired')}</Badge>
  const days = Math.floor(left / msPerDay)
  return days > soonDays ? null : <Badge tone="warn">{t('soon', { days })}</Badge>
}

function Facts({ token }: { token: ApiToken }) {
  const t = useTranslations('apiTokens')
  const format = useFormat()
  const permissionWords = usePermissionWords()
  const date = (at: string) => format.date(at, readersZone())
  const { events, createdBy, createdAt, expiresAt, lastUsedAt, former } = token
  const eventNames = events?.map(({ name }) => name).join(', ')
  const isOver = Date.parse(expiresAt) <= Date.now()
  return (
    <div className="grid gap-0.5 text-sm text-pretty text-ink-secondary">
      <p>{permissionWords(token.permissions).join(' · ')}</p>
      <p className="wrap-anywhere">{events === null ? t('allEvents') : eventNames || t('noEvents')}</p>
      <p>
        {t('createdBy', { name: createdBy, date: date(createdAt) })}
        {' · '}
        {!isOver && `${t('until', { date: date(expiresAt) })} · `}
        {lastUsedAt ? t('used', { when: format.relative(lastUsedAt, new Date()) }) : t('unused')}
      </p>
      {former && (
        <p>{t('former', { lastFour: former.lastFour, date: format.dateTime(former.worksUntil, readersZone()) })}</p>
      )}
    </div>
  )
}
