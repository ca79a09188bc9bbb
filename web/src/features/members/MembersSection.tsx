import { mayDo } from '@foyer/contract/access'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { RowsLoading } from '../../lib/RowsLoading.tsx'
import { Section } from '../../ui/Section.tsx'
import { InvitationsSection } from './InvitationsSection.tsx'
import { Members } from './Members.tsx'
import { useOwnRole } from './use-own-role.ts'

/** The members of a team, and its invitations for those who may invite. */
export function MembersSection({ team }: { team: string }) {
  const t = useTranslations('members')
  const own = useOwnRole(team)
  return (
    <>
      <Section title={t('title')} description={t('lead')}>
        <Load fallback={<RowsLoading count={1} />}>
          <Members team={team} />
        </Load>
      </Section>
      {own && mayDo(own, 'team:write') && <InvitationsSection team={team} own={own} />}
    </>
  )
}
