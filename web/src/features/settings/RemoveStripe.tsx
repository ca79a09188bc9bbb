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

/** The button that makes Foyer forget the keys of Stripe, once that was confirmed. */
export function RemoveStripe({ team }: { team: Team }) {
  const t = useTranslations()
  const words = useErrorWords()
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call('DELETE /teams/{id}/stripe', { params: { id: team.id } }),
    onSuccess: () => {
      // closing gives the focus back to the button, which goes with the keys
      flushSync(() => setAsks(false))
      focusHeadingAround(button.current)
      showToast(t('settings.stripe.removed'))
    },
  })
  // that somebody is paying is said better than that it cannot be done
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
        {t('settings.stripe.remove')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('settings.stripe.removeTitle')}
          confirmLabel={t('settings.stripe.remove')}
          cancelLabel={t('common.cancel')}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
          pending={isPending}
          error={error && (reasonOf(error) ?? words.of(error))}
          danger
        >
          <p>{t('settings.stripe.removeBody')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
