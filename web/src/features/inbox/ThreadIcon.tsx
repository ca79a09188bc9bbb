import type { ThreadSummary } from '@foyer/contract/inbox'
import type { MessageKind, NotificationKind } from '@foyer/contract/inbox-kinds'
import type { LucideIcon } from 'lucide-react'
import {
  FileText,
  Globe,
  HardDrive,
  Landmark,
  MailWarning,
  MessageCircle,
  ShieldAlert,
  Ticket,
  UserPlus,
  Wifi,
  WifiOff,
} from 'lucide-react'
import { Avatar } from '../../ui/Avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Tone } from '../../ui/tone.ts'
import { toneStyle } from '../../ui/tone.ts'

const icons = {
  'website-down': { Icon: Globe, tone: 'danger' },
  'website-up': { Icon: Globe, tone: 'success' },
  'website-unstable': { Icon: Globe, tone: 'warn' },
  'website-steady': { Icon: Globe, tone: 'neutral' },
  'certificate-expiring': { Icon: ShieldAlert, tone: 'warn' },
  'notion-state': { Icon: FileText, tone: 'warn' },
  'page-changed': { Icon: FileText, tone: 'neutral' },
  'approval-requested': { Icon: Ticket, tone: 'accent' },
  'first-sale': { Icon: Ticket, tone: 'success' },
  'sold-out': { Icon: Ticket, tone: 'success' },
  'mail-failing': { Icon: MailWarning, tone: 'danger' },
  'payment-disputed': { Icon: Landmark, tone: 'danger' },
  'refund-failed': { Icon: Landmark, tone: 'danger' },
  'refund-needed': { Icon: Landmark, tone: 'warn' },
  'refund-account': { Icon: Landmark, tone: 'warn' },
  'disk-low': { Icon: HardDrive, tone: 'danger' },
  'connection-lost': { Icon: WifiOff, tone: 'danger' },
  'connection-back': { Icon: Wifi, tone: 'success' },
  'member-joined': { Icon: UserPlus, tone: 'neutral' },
} as const satisfies Record<NotificationKind, { Icon: LucideIcon; tone: Tone }>

const isNotification = (kind: MessageKind): kind is NotificationKind => kind in icons

/** The initials of the person who asked, or the icon of the notification. Decoration: the title says the same. */
export const ThreadIcon = ({ thread: { from, last } }: { thread: Pick<ThreadSummary, 'from' | 'last'> }) =>
  from ? <Avatar name={from.name} /> : <KindIcon kind={last.kind} />

/** The icon of a kind of notification. */
export function KindIcon({ kind }: { kind: MessageKind }) {
  const { Icon, tone } = isNotification(kind) ? icons[kind] : { Icon: MessageCircle, tone: 'neutral' as const }
  return (
    <span
      aria-hidden="true"
      className={classNames('grid size-9 shrink-0 place-items-center rounded-control border', toneStyle[tone])}
    >
      <Icon size={18} />
    </span>
  )
}
