import type { Team } from '@foyer/contract/teams'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { focusHeadingAround } from '../../lib/focus-heading.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Removes the imprint or the bank account, after asking. */
export function RemovePart({ team, part }: { team: Team; part: 'imprint' | 'bank' }) {
  const t = useTranslations()
  const words = useErrorWords()
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      call('PATCH /teams/{id}', { params: { id: team.id }, body: { [part]: null, version: team.version } }),
    onSuccess: () => {
      // closing gives the focus back to the button, which goes with what it removed
      flushSync(() => setAsks(false))
      focusHeadingAround(button.current)
      showToast(t(`settings.${part}.removed`))
    },
  })
  // the imprint stays while events are on sale: which is said better than that it cannot be done
  const reasonOf = (thrown: Error) => {
    const [fault] = thrown instanceof ApiError ? (thrown.problem.errors ?? []) : []
    return fault && words.field(fault)
  }
  const ask = () => {
    reset()
    setAsks(true)
  }
  return (
    <>
      <Button ref={button} variant="plain" onClick={ask}>
        {t(`settings.${part}.remove`)}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t(`settings.${part}.removeTitle`)}
          confirmLabel={t(`settings.${part}.remove`)}
          cancelLabel={t('common.cancel')}
          onConfirm={mutate}
          onCancel={() => setAsks(false)}
          pending={isPending}
          error={error && (reasonOf(error) ?? words.of(error))}
          danger
        >
          <p>{t(`settings.${part}.removeBody`)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
