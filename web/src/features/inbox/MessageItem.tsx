import type { Message } from '@foyer/contract/inbox'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useThreadWords } from '../../lib/inbox/use-thread-words.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { keepWhole } from '../../ui/keep-whole.tsx'
import { KindIcon } from './ThreadIcon.tsx'

/** A message of a person or a notification of Foyer. @param from the name of the person who asked */
export function MessageItem({ message, from }: { message: Message; from: string | undefined }) {
  const t = useTranslations('inbox.thread')
  const words = useThreadWords()
  const format = useFormat()
  const isFromPerson = message.kind === 'question' || message.kind === 'reply'
  const name = nameOf(message, from, t)
  return (
    <li className="flex gap-3 py-4">
      {isFromPerson ? <Avatar name={name} /> : <KindIcon kind={message.kind} />}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium wrap-anywhere">{name}</span>
          <time dateTime={message.at} className="text-sm text-ink-secondary">
            {format.dateTime(message.at, readersZone())}
          </time>
        </div>
        {!isFromPerson && <p className="mt-1 font-medium">{words.messageText(message, 'title')}</p>}
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{keepWhole(words.messageText(message, 'body'))}</p>
        {message.kind === 'reply' && message.mail && <MailStateBadge state={message.mail} />}
      </div>
    </li>
  )
}

function nameOf(message: Message, asker: string | undefined, t: ReturnType<typeof useTranslations<'inbox.thread'>>) {
  if (message.kind === 'question') return asker ?? ''
  return message.kind === 'reply' ? (message.by?.name ?? t('formerMember')) : t('foyer')
}

const toneOf = { queued: 'neutral', sent: 'success', failed: 'danger', stored: 'warn' } as const

function MailStateBadge({ state }: { state: keyof typeof toneOf }) {
  const t = useTranslations('inbox.mail')
  return (
    <p className="mt-2">
      <Badge tone={toneOf[state]}>{t(state)}</Badge>
    </p>
  )
}
