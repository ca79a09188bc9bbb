import { isRestrictable } from '@foyer/contract/access'
import type { Member } from '@foyer/contract/teams'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { storedPicture } from '../../lib/picture-url.ts'
import { session } from '../../lib/query.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { EventNames } from './EventNames.tsx'
import { MemberActions } from './MemberActions.tsx'
import { membersOf } from './queries.ts'

/** The members of a team and their roles. */
export function Members({ team }: { team: string }) {
  const t = useTranslations('members')
  const { data: members } = useSuspenseQuery(membersOf(team))
  const { data: me } = useQuery(session())
  return (
    <>
      <ul className="grid">
        {members.map((member) => (
          <MemberLine key={member.id} team={team} member={member} isReader={member.id === me?.id} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-secondary">{t('count', { count: members.length })}</p>
    </>
  )
}

function MemberLine({ team, member, isReader }: { team: string; member: Member; isReader: boolean }) {
  const t = useTranslations('members')
  const roles = useTranslations('access.roles')
  const format = useFormat()
  const { name, email, picture, role, events, joinedAt } = member
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Avatar name={name} src={storedPicture(picture)} />
      <div className="min-w-0 grow">
        <p className="font-medium">
          {name} {isReader && <span className="font-normal text-ink-secondary">({t('you')})</span>}
        </p>
        <p className="truncate text-sm text-ink-secondary">{email}</p>
      </div>
      <div className="max-w-64 text-end max-sm:max-w-none max-sm:grow max-sm:basis-0 max-sm:ps-12 max-sm:text-start">
        {roles(role)}
        {events && isRestrictable(role) && (
          <div className="text-sm text-ink-secondary">
            <EventNames events={events} />
          </div>
        )}
        <span className="block text-sm text-ink-secondary tabular-nums">
          {t('since', { date: format.date(joinedAt, readersZone()) })}
        </span>
      </div>
      <MemberActions team={team} member={member} isReader={isReader} />
    </li>
  )
}
