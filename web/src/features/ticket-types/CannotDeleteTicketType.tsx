import type { FieldCode } from '@foyer/contract/http/problem'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'

type Props = { type: TicketType; because: FieldCode; onClose: () => void }

/** Explains why a ticket type cannot be deleted, and offers to hide it instead. */
export function CannotDeleteTicketType({ type: { id, name, hidden }, because, onClose }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PATCH /ticket-types/{id}', { params: { id }, body: { hidden: true } }),
    onSuccess: () => {
      showToast(t('ticketTypes.removing.hiddenNow', { name }))
      onClose()
    },
  })
  const ordered = hidden ? 'isHidden' : 'ordered'
  const why = because === 'no-ticket-type' ? 'last' : ordered
  return (
    <Dialog
      title={t('ticketTypes.removing.refused')}
      closeLabel={t('common.close')}
      onClose={onClose}
      error={error && words.of(error)}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {why === 'ordered' && (
            <Button variant="primary" pending={isPending} onClick={() => mutate()}>
              {t('ticketTypes.removing.hide')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-pretty">{t(`ticketTypes.removing.${why}`, { name })}</p>
    </Dialog>
  )
}
