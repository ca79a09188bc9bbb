import type { Me } from '@foyer/contract/me'
import { ChevronDown, Plus, Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { storedPicture } from '../../lib/picture-url.ts'
import { useTeam } from '../../lib/team.ts'
import { useSwitchTeam } from '../../lib/use-switch-team.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Menu } from '../../ui/Menu.tsx'

/** The menu that switches teams and leads to their settings. */
export function TeamMenu({ me }: { me: Me }) {
  const t = useTranslations('shell.appMenu')
  const paths = usePaths()
  const team = useTeam(me)
  const switchTeam = useSwitchTeam()
  if (!team) return null
  return (
    <Menu
      label={t('label', { team: team.name })}
      placement="bottom start"
      className="control-height flex min-w-0 grow items-center gap-2 rounded-control px-2 py-1.5 text-start font-semibold hover:bg-inset"
      sections={[
        {
          id: 'teams',
          title: t('teams'),
          entries: me.teams.map(({ id, name, logo }) => ({
            id,
            label: name,
            icon: <Avatar name={name} src={storedPicture(logo)} size="small" shape="square" />,
            current: id === team.id,
            onSelect: () => switchTeam(id),
          })),
        },
        {
          id: 'manage',
          entries: [
            {
              id: 'settings',
              label: t('teamSettings'),
              icon: <Settings aria-hidden="true" size={18} className="mx-0.75" />,
              href: paths.teamSettings(team.id),
            },
            {
              id: 'new',
              label: t('newTeam'),
              icon: <Plus aria-hidden="true" size={18} className="mx-0.75" />,
              href: paths.createTeam(),
            },
          ],
        },
      ]}
    >
      <span className="min-w-0 grow truncate">{team.name}</span>
      <ChevronDown aria-hidden="true" size={16} className="shrink-0 text-ink-secondary" />
    </Menu>
  )
}
