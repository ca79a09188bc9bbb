import type { Member } from '@foyer/contract/teams'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { read, session } from '../../lib/query.ts'
import { readersZone } from '../../lib/time-zones.ts'
import { Avatar } from '../../ui/Avatar.tsx'

/** The members of a team and their roles. */
export function Members({ team }: { team: string }) {
  const t = useTranslations('teams.members')
  const { data: members } = useSuspenseQuery(read('GET /teams/{id}/members', { params: { id: team } }))
  const { data: me } = useQuery(session())
  return (
    <>
      <ul className="grid">
        {members.map((member) => (
          <MemberLine key={member.id} member={member} isReader={member.id === me?.id} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-secondary">{t('count', { count: members.length })}</p>
    </>
  )
}

function MemberLine({ member: { name, email, role, joinedAt }, isReader }: { member: Member; isReader: boolean }) {
  const t = useTranslations('teams')
  const format = useFormat()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p className="font-medium">
          {name} {isReader && <span className="font-normal text-ink-secondary">({t('members.you')})</span>}
        </p>
        <p className="text-sm text-ink-secondary">{email}</p>
      </div>
      <p className="text-end max-sm:basis-full max-sm:ps-12 max-sm:text-start">
        {t(`roles.${role}`)}
        <span className="block text-sm text-ink-secondary tabular-nums">
          {t('members.since', { date: format.date(joinedAt, readersZone()) })}
        </span>
      </p>
    </li>
  )
}
