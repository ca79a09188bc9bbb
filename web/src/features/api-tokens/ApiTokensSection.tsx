import { maxApiTokens } from '@foyer/contract/api-token-rules'
import type { ApiTokenSecret } from '@foyer/contract/api-tokens'
import type { Team } from '@foyer/contract/teams'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { tokensOf } from './queries.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { TokenLine } from './TokenLine.tsx'

const fetchDialog = () => import('./CreateTokenDialog.tsx')

/** The API tokens of a team, and the button that creates one. */
export function ApiTokensSection({ team }: { team: Team }) {
  const t = useTranslations('apiTokens')
  return (
    <Section title={t('title')} description={t('lead')}>
      <Load fallback={<Skeleton className="w-64 max-w-full" />}>
        <Tokens team={team} />
      </Load>
    </Section>
  )
}

function Tokens({ team }: { team: Team }) {
  const t = useTranslations('apiTokens')
  const { data: tokens } = useSuspenseQuery(tokensOf(team.id))
  const [isCreating, setCreating] = useState(false)
  const [shown, setShown] = useState<ApiTokenSecret>()
  const { module: dialog, load } = useLazyModule(fetchDialog)
  const create = () => {
    setCreating(true)
    // offline and not loaded yet: the next click retries
    load().catch(() => setCreating(false))
  }
  const isFull = tokens.length >= maxApiTokens
  return (
    <div className="grid gap-4">
      {tokens.length === 0 ? (
        <p className="text-ink-secondary">{t('none')}</p>
      ) : (
        <ul className="grid">
          {tokens.map((token) => (
            <TokenLine key={token.id} team={team.id} token={token} onSecret={setShown} />
          ))}
        </ul>
      )}
      <div>
        <Button
          icon={<Plus aria-hidden="true" size={18} />}
          disabledReason={isFull ? t('tooMany', { limit: maxApiTokens }) : undefined}
          onClick={create}
        >
          {t('create')}
        </Button>
      </div>
      {dialog && isCreating && (
        <dialog.CreateTokenDialog team={team} onCreated={setShown} onClose={() => setCreating(false)} />
      )}
      {shown && <SecretDialog token={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
