import { useTranslations } from 'use-intl'
import { Dialog } from '../../ui/Dialog.tsx'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['e', 'archive'],
  ['u', 'unread'],
  ['r', 'reply'],
  ['x', 'select'],
  ['?', 'help'],
] as const

/** The keyboard shortcuts of the inbox. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('inbox.keys')
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-line-control bg-inset px-2 py-0.5 font-mono text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-secondary">{t('note')}</p>
    </Dialog>
  )
}
