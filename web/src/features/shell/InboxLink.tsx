import { maxUnreadShown } from '@foyer/contract/inbox-kinds'
import type { Me } from '@foyer/contract/me'
import { Inbox } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUnread } from '../../lib/inbox/use-unread.ts'
import { usePaths } from '../../lib/paths.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TopBarLink } from './TopBarLink.tsx'

/** The link to the inbox with the number of unread threads. */
export function InboxLink({ me }: { me: Me }) {
  const t = useTranslations('shell')
  const paths = usePaths()
  const unread = useUnread(me)
  const shown = unread > maxUnreadShown ? `${maxUnreadShown}+` : String(unread)
  return (
    <TopBarLink
      to={paths.inbox()}
      icon={<Inbox aria-hidden="true" size={18} />}
      badge={
        unread > 0 && (
          <>
            <span
              aria-hidden="true"
              className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums absolute end-0 top-0 sm:-end-1.5 sm:-top-1"
            >
              {shown}
            </span>
            <VisuallyHidden>{t('unread', { count: unread, shown })}</VisuallyHidden>
          </>
        )
      }
    >
      {t('inbox')}
    </TopBarLink>
  )
}
