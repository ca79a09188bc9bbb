import type { ApiToken } from '@foyer/contract/api-tokens'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { focusFirstSection } from '../../lib/focus-heading.ts'
import { useFormat } from '../../lib/format.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { tokensOf } from './queries.ts'

interface Props {
  team: string
  token: ApiToken
  onClose: () => void
}

/** Asks before a token is revoked. Mount it to ask. */
export function RevokeToken({ team, token: { id, name, lastUsedAt }, onClose }: Props) {
  const t = useTranslations('apiTokens')
  const format = useFormat()
  const client = useQueryClient()
  return (
    <RemoveDialog
      title={t('revokeTitle', { name })}
      confirmLabel={t('revokeDo')}
      removedText={t('revoked', { name })}
      remove={() => call('DELETE /api-tokens/{id}', { params: { id } })}
      onClose={onClose}
      onRemoved={() => {
        focusFirstSection()
        void client.invalidateQueries(tokensOf(team))
      }}
    >
      <p>{t('revokeBody')}</p>
      {lastUsedAt && <p>{t('revokeUsed', { when: format.relative(lastUsedAt, new Date()) })}</p>}
    </RemoveDialog>
  )
}
