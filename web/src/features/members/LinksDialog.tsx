import type { SentInvitation } from '@foyer/contract/invitations'
import { useTranslations } from 'use-intl'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface Props {
  invitations: readonly SentInvitation[]
  onClose: () => void
}

/** The links of invitations that Foyer cannot mail. They are shown this once. Mount it to open. */
export function LinksDialog({ invitations, onClose }: Props) {
  const t = useTranslations('members.invitations')
  const common = useTranslations('common')
  return (
    <Dialog title={t('links.title')} onClose={onClose} closeLabel={common('close')}>
      <p className="text-pretty text-ink-secondary">{t('links.lead')}</p>
      <ul className="mt-4 grid gap-3">
        {invitations.map(({ id, email, link }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 truncate font-medium">{email}</span>
            <CopyButton text={link ?? ''} label={t('links.copy')} copiedLabel={t('links.copied')} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
