import type { Message } from '@foyer/contract/inbox'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { readersZone } from '../../lib/time-zones.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useThreadWords } from './use-thread-words.ts'

/** Something that was told or said. @param from who asks, in a thread from a person */
export function MessageItem({ message, from }: { message: Message; from: string | undefined }) {
  const t = useTranslations('inbox.thread')
  const words = useThreadWords()
  const format = useFormat()
  const isSaid = message.kind === 'question' || message.kind === 'reply'
  const name =
    message.kind === 'question'
      ? (from ?? '')
      : message.kind === 'reply'
        ? (message.by?.name ?? t('formerMember'))
        : t('foyer')
  return (
    <li className="flex gap-3 py-4">
      <Avatar name={name} shape={isSaid ? 'round' : 'square'} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium wrap-anywhere">{name}</span>
          <time dateTime={message.at} className="text-sm text-ink-secondary">
            {format.dateTime(message.at, readersZone())}
          </time>
        </div>
        {!isSaid && <p className="mt-1 font-medium">{words.told(message, 'title')}</p>}
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{words.told(message, 'body')}</p>
        {message.kind === 'reply' && message.mail && <HowMailed state={message.mail} />}
      </div>
    </li>
  )
}

const toneOf = { queued: 'neutral', sent: 'success', failed: 'danger', kept: 'warn' } as const

function HowMailed({ state }: { state: keyof typeof toneOf }) {
  const t = useTranslations('inbox.mail')
  return (
    <p className="mt-2">
      <Badge tone={toneOf[state]}>{t(state)}</Badge>
    </p>
  )
}
