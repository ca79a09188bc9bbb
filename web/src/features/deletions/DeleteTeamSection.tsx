import type { TeamDeletion } from '@foyer/contract/deletions'
import type { Team } from '@foyer/contract/teams'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { usePaths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { forgetTeam } from '../../lib/team.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'

const obstacles = ['onSale', 'upcoming', 'open', 'owed'] as const

/** Deletes the team, or says what stands in the way. For its owners. */
export function DeleteTeamSection({ team }: { team: Team }) {
  const t = useTranslations('deletions.team')
  const { data: found } = useQuery(read('GET /teams/{id}/deletion', { params: { id: team.id } }))
  const [isAsking, setAsking] = useState(false)
  if (!found) return null
  const standing = obstacles.filter((obstacle) => found[obstacle] > 0)
  return (
    <Section id="delete" title={t('title')} description={t('lead')}>
      {standing.length > 0 ? (
        <>
          <p className="text-pretty">{t('blocked')}</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5 text-pretty">
            {standing.map((obstacle) => (
              <li key={obstacle}>{t(obstacle, { count: found[obstacle] })}</li>
            ))}
          </ul>
        </>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('button')}
        </Button>
      )}
      {isAsking && <AskToDelete team={team} found={found} onClose={() => setAsking(false)} />}
    </Section>
  )
}

function AskToDelete({ team, found, onClose }: { team: Team; found: TeamDeletion; onClose: () => void }) {
  const t = useTranslations('deletions.team')
  const navigate = useNavigate()
  const paths = usePaths()
  const remove = async () => {
    await call('DELETE /teams/{id}', { params: { id: team.id } })
    forgetTeam()
  }
  return (
    <RemoveDialog
      title={t('ask', { team: team.name })}
      confirmLabel={t('confirm')}
      removedText={t('done', { team: team.name })}
      remove={remove}
      onClose={onClose}
      // unsaved settings of the team are of no use any more
      onRemoved={() => void navigate({ to: paths.home(), ignoreBlocker: true })}
    >
      <ul className="grid list-disc gap-1 ps-5 text-pretty">
        <li>{t('members', { count: found.members })}</li>
        <li>{t('events', { count: found.events })}</li>
        {found.keptOrders > 0 && <li>{t('keptOrders', { count: found.keptOrders })}</li>}
        <li>{t('rest')}</li>
        <li>{t('last')}</li>
      </ul>
      <p className="font-medium text-ink">{t('final')}</p>
    </RemoveDialog>
  )
}
