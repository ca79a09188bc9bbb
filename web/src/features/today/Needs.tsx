import type { TodayNeed } from '@foyer/contract/today'
import type { TodayNeedKind } from '@foyer/contract/today-kinds'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { CalendarClock, CloudOff, FilePen, MailX, Receipt, Scale, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Paths } from '../../lib/paths.ts'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { Tile } from './Tile.tsx'

/** How many rows the tile has room for. */
const shownNeeds = 3

/** The things that need attention, the most urgent first, each with the way there. */
export function Needs({ needs }: { needs: readonly TodayNeed[] }) {
  const t = useTranslations('today.needs')
  const [whole, setWhole] = useState(false)
  const visible = whole || needs.length <= shownNeeds ? needs : needs.slice(0, shownNeeds - 1)
  const hidden = needs.length - visible.length
  return (
    <Tile title={t('title')} className="@xs:@max-xl:col-span-2">
      {needs.length === 0 ? (
        <p className="text-ink-secondary">{t('none')}</p>
      ) : (
        <ul className="grid">
          {visible.map((need) => (
            <Need key={need.kind} need={need} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button type="button" className={`${linkStyle} min-h-8 self-start`} onClick={() => setWhole(true)}>
          {t('more', { count: hidden })}
        </button>
      )}
    </Tile>
  )
}

const danger = 'text-danger-fg'
const icons = {
  'website-down': { Icon: CloudOff, tone: danger },
  'refund-failed': { Icon: Receipt, tone: danger },
  'page-unreadable': { Icon: Unplug, tone: danger },
  'follow-up-due': { Icon: CalendarClock, tone: 'text-warn-fg' },
  'no-mail-server': { Icon: MailX, tone: 'text-warn-fg' },
  'imprint-missing': { Icon: Scale, tone: 'text-ink-secondary' },
  'draft-incomplete': { Icon: FilePen, tone: 'text-ink-secondary' },
} as const satisfies Record<TodayNeedKind, { Icon: LucideIcon; tone: string }>

function Need({ need }: { need: TodayNeed }) {
  const { kind, event, order, others } = need
  const t = useTranslations('today.needs')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  const { Icon, tone } = icons[kind]
  const place = whereTo(need, paths, me?.operator ?? false)
  const text = t(kind, { name: event?.name ?? order?.number ?? '', others })
  return (
    <li className="flex min-h-8 gap-2 py-1 pointer-coarse:min-h-9">
      <Icon aria-hidden="true" size={18} className={classNames('h-lh shrink-0', tone)} />
      {place ? (
        <Link
          {...place}
          title={event && text}
          className={classNames(
            'min-w-0 rounded-sm underline-offset-4 hover:underline',
            event ? 'line-clamp-2 wrap-anywhere' : 'line-clamp-3',
          )}
        >
          {text}
        </Link>
      ) : (
        <span className="line-clamp-3 min-w-0">{text}</span>
      )}
    </li>
  )
}

/** The search of the list with the orders of a need. A failed refund that was made up for since does not count. */
const searchOf = {
  'refund-failed': { refunds: 'failed', balance: 'overpaid' },
  'follow-up-due': { followUp: 'due' },
} as const

/** Where a member can change something; nowhere for a mail server, which only the operator sets up. */
function whereTo({ kind, order, others, ...need }: TodayNeed, paths: Paths, operator: boolean) {
  const event = need.event?.id ?? ''
  switch (kind) {
    case 'website-down':
      return { to: paths.eventWebsite(event) }
    case 'page-unreadable':
      return { to: paths.eventPage(event) }
    case 'refund-failed':
    case 'follow-up-due':
      return order && others === 0 ? { to: paths.order(order.id) } : { to: paths.orders(), search: searchOf[kind] }
    case 'no-mail-server':
      return operator ? { to: paths.installation() } : undefined
    case 'imprint-missing':
      return { to: paths.settingsLegal(), hash: 'imprint' }
    case 'draft-incomplete':
      return { to: paths.event(event) }
  }
}
