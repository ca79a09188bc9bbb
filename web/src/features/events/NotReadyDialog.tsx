import type { Event } from '@foyer/contract/events'
import type { FieldError } from '@foyer/contract/http/problem'
import { Link } from '@tanstack/react-router'
import { CircleDashed } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { whereMissing } from './where-missing.ts'

type Props = { event: Pick<Event, 'id' | 'name'>; missing: readonly FieldError[]; onClose: () => void }

/** Lists what an event lacks before it can go on sale, each with a link to where it is entered. */
export function NotReadyDialog({ event, missing, onClose }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const paths = usePaths()
  return (
    <Dialog
      title={t('events.states.notReady.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <p className="text-pretty text-ink-secondary">{t('events.states.notReady.body', { name: event.name })}</p>
      <ul className="mt-4 grid gap-1">
        {missing.map((fault) => (
          <li key={fault.path} className="flex items-baseline gap-2.5 py-1">
            <CircleDashed aria-hidden="true" size={18} className="shrink-0 translate-y-1 text-warn-fg" />
            <Link {...whereMissing(paths, event.id, fault.code)} className={linkStyle} onClick={onClose}>
              {words.field(fault)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
