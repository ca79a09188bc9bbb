import type { Passkey } from '@foyer/contract/passkeys'
import { FingerprintPattern } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { focusHeadingAround } from '../../lib/focus-heading.ts'
import { useFormat } from '../../lib/format.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

/** A passkey: its name, and when it was added and used. */
export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('passkeys')
  const format = useFormat()
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setDialog(undefined)
  const { id, name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <FingerprintPattern aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-secondary" />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-secondary">
          {t('addedOn', { date: format.date(createdAt, readersZone()) })}
          {' · '}
          {lastUsedAt ? t('used', { when: format.relative(lastUsedAt, new Date()) }) : t('unused')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={t('renameOf', { name })} onClick={() => setDialog('rename')}>
          {t('rename')}
        </Button>
        <Button ref={button} size="small" aria-label={t('removeOf', { name })} onClick={() => setDialog('remove')}>
          {t('remove')}
        </Button>
      </div>
      {dialog === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog
          title={t('removing')}
          confirmLabel={t('remove')}
          removedText={t('removed')}
          remove={() => call('DELETE /me/passkeys/{id}', { params: { id } })}
          onClose={close}
          onRemoved={() => focusHeadingAround(button.current)}
        >
          <p>{t('removingBody', { name })}</p>
        </RemoveDialog>
      )}
    </li>
  )
}
