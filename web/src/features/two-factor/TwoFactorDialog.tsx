import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx'

interface Props {
  onClose: () => void
}

/** Sets an authenticator up, renews the recovery codes, or turns two-factor sign-in off. */
export function TwoFactorDialog({ task, onClose }: Props & { task: 'setUp' | 'renew' | 'turnOff' }) {
  if (task === 'turnOff') return <TurnOff onClose={onClose} />
  return task === 'setUp' ? <SetUp onClose={onClose} /> : <Renew onClose={onClose} />
}

function SetUp({ onClose }: Props) {
  const [codes, setCodes] = useState<string[]>()
  return codes ? (
    <RecoveryCodes codes={codes} onClose={onClose} />
  ) : (
    <SetUpAuthenticator onEnabled={setCodes} onClose={onClose} />
  )
}

function Renew({ onClose }: Props) {
  const t = useTranslations('twoFactor.renewing')
  const cancel = useTranslations('common')('cancel')
  const words = useErrorWords()
  const renew = useMutation({ mutationFn: () => call('POST /me/two-factor/recovery-codes') })
  if (renew.data) return <RecoveryCodes codes={renew.data.codes} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={cancel}
      pending={renew.isPending}
      error={renew.error && words.of(renew.error)}
      onConfirm={() => renew.mutate()}
      onCancel={onClose}
    >
      <p>{t('body')}</p>
    </ConfirmDialog>
  )
}

function TurnOff({ onClose }: Props) {
  const t = useTranslations('twoFactor.turningOff')
  const cancel = useTranslations('common')('cancel')
  const words = useErrorWords()
  const disable = useMutation({
    mutationFn: () => call('DELETE /me/two-factor'),
    onSuccess: () => {
      showToast(t('done'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={cancel}
      pending={disable.isPending}
      error={disable.error && words.of(disable.error)}
      onConfirm={() => disable.mutate()}
      onCancel={onClose}
    >
      <p>{t('body')}</p>
    </ConfirmDialog>
  )
}
