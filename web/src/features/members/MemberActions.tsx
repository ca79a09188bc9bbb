import { mayDo } from '@foyer/contract/access'
import type { Member } from '@foyer/contract/teams'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { RemoveMember } from './RemoveMember.tsx'
import { useOwnRole } from './use-own-role.ts'

const fetchRoleDialog = () => import('./RoleDialog.tsx')

interface Props {
  team: string
  member: Member
  isReader: boolean
}

/** The reader's actions on a member: to change the role, to remove the member, or to leave the team. */
export function MemberActions({ team, member, isReader }: Props) {
  const t = useTranslations('members')
  const own = useOwnRole(team)
  const [dialog, setDialog] = useState<'role' | 'remove'>()
  const { module: roleDialog, load } = useLazyModule(fetchRoleDialog)
  const mayChange = own && mayDo(own, 'team:write') && (member.role !== 'owner' || own === 'owner')
  if (!mayChange && !isReader) return null
  const close = () => setDialog(undefined)
  const changeRole = () => {
    setDialog('role')
    // offline and not loaded yet: the next click retries
    load().catch(close)
  }
  const entries = [
    ...(mayChange ? [{ id: 'role', label: t('changeRole'), onSelect: changeRole }] : []),
    { id: 'remove', label: t(isReader ? 'leave' : 'remove'), onSelect: () => setDialog('remove') },
  ]
  return (
    <>
      <Menu
        label={t('actions', { name: member.name })}
        className={buttonStyle({ variant: 'plain', size: 'small' })}
        sections={[{ id: 'member', entries }]}
      >
        <MoreHorizontal aria-hidden="true" size={18} />
      </Menu>
      {roleDialog && dialog === 'role' && own && (
        <roleDialog.RoleDialog team={team} member={member} own={own} onClose={close} />
      )}
      {dialog === 'remove' && <RemoveMember team={team} member={member} isReader={isReader} onClose={close} />}
    </>
  )
}
