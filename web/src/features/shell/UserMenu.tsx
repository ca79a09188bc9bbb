import type { Me } from '@foyer/contract/me'
import { CircleUserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { usePaths } from '../../lib/paths.ts'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'

/** Profile, settings, privacy, feedback and signing out. The initials are on the card in the sidebar. */
export function UserMenu({ me }: { me: Me }) {
  const t = useTranslations('shell')
  const paths = usePaths()
  const signOut = useSignOut()
  return (
    <Menu
      label={t('userMenu.label', { name: me.name })}
      className={`${buttonStyle({ variant: 'plain' })} control-width px-0!`}
      sections={[
        {
          id: 'account',
          entries: [
            { id: 'profile', label: t('userMenu.profile'), href: paths.myProfile() },
            { id: 'settings', label: t('userMenu.settings'), href: paths.settings() },
          ],
        },
        {
          id: 'foyer',
          entries: [
            { id: 'privacy', label: t('userMenu.privacy'), href: paths.privacyPolicy() },
            { id: 'feedback', label: t('userMenu.feedback'), href: paths.shareFeedback() },
            // a page of the server, which the demo lacks
            ...(isDemo
              ? []
              : [{ id: 'imprint', label: t('imprint'), onSelect: () => window.location.assign(paths.imprint()) }]),
          ],
        },
        { id: 'session', entries: [{ id: 'sign-out', label: t('userMenu.signOut'), onSelect: () => void signOut() }] },
      ]}
    >
      <CircleUserRound aria-hidden="true" size={22} />
    </Menu>
  )
}
