import { defaultOverlapHours, tokenOverlaps } from '@foyer/contract/api-token-rules'
import type { ApiToken, ApiTokenSecret } from '@foyer/contract/api-tokens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { tokensOf } from './queries.ts'

interface Props {
  team: string
  token: ApiToken
  onSecret: (token: ApiTokenSecret) => void
  onClose: () => void
}

/** Replaces the secret of a token. Mount it to open. */
export function RotateDialog({ team, token: { id, name, former }, onSecret, onClose }: Props) {
  const t = useTranslations('apiTokens')
  const common = useTranslations('common')
  const words = useErrorWords()
  const client = useQueryClient()
  const [overlapHours, setOverlap] = useState<(typeof tokenOverlaps)[number]>(defaultOverlapHours)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api-tokens/{id}/rotate', { params: { id }, body: { overlapHours } }),
    onSuccess: (rotated) => {
      void client.invalidateQueries(tokensOf(team))
      onClose()
      onSecret(rotated)
    },
  })
  return (
    <Dialog
      title={t('rotateTitle', { name })}
      onClose={onClose}
      closeLabel={common('close')}
      error={error && words.of(error)}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={isPending} onClick={() => mutate()}>
            {t('rotateDo')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-pretty text-ink-secondary">{t('rotateLead')}</p>
        <RadioGroup
          legend={t('overlap')}
          name="overlap"
          value={String(overlapHours)}
          options={tokenOverlaps.map((hours) => ({ value: String(hours), label: t(`overlaps.${hours}`) }))}
          onChange={({ target }) =>
            setOverlap(tokenOverlaps.find((hours) => String(hours) === target.value) ?? overlapHours)
          }
        />
        {former && <p className="text-pretty text-ink-secondary">{t('rotateFormer', { lastFour: former.lastFour })}</p>}
      </div>
    </Dialog>
  )
}
