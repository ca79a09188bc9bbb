import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasSingleKeys, isApple, setSingleKeys } from '../../../lib/keys.ts'
import type { ShortcutPlace } from '../../../lib/shortcuts.ts'
import { shortcuts } from '../../../lib/shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

type Shortcut = (typeof shortcuts)[ShortcutPlace][number]

/** The keyboard shortcuts of the list behind it, if there is one, and those of every page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('search')
  const place = useRouterState({ select: ({ location }) => placeOf(location.pathname) })
  const [areOn, setOn] = useState(hasSingleKeys)
  const here: readonly Shortcut[] = place ? shortcuts[place] : []
  const everywhere = shortcuts.everywhere.filter(([key]) => !here.some(([taken]) => taken === key))
  const turn = () => {
    setSingleKeys(!areOn)
    setOn(!areOn)
  }
  return (
    <Dialog title={t('shortcuts.title')} closeLabel={t('palette.close')} onClose={onClose}>
      {here.length > 0 && (
        <>
          <h3 className="type-label mb-2">{t('shortcuts.here')}</h3>
          <Keys keys={here} />
          <h3 className="type-label mt-5 mb-2">{t('shortcuts.everywhere')}</h3>
        </>
      )}
      <Keys keys={[[isApple ? '⌘ K' : 'Ctrl K', 'search'], ...everywhere]} />
      <p className="mt-5 mb-2 text-sm text-pretty text-ink-secondary">
        {t(areOn ? 'shortcuts.note' : 'shortcuts.off')}
      </p>
      <Button size="small" onClick={turn}>
        {t(`commands.${areOn ? 'keysOff' : 'keysOn'}.label`)}
      </Button>
    </Dialog>
  )
}

/** The list of a page that has shortcuts of its own. */
function placeOf(path: string): 'inbox' | 'orders' | undefined {
  if (/^\/\w+\/inbox\/?$/.test(path)) return 'inbox'
  return /^\/\w+(\/events\/[^/]+)?\/orders\/?$/.test(path) ? 'orders' : undefined
}

function Keys({ keys }: { keys: readonly (readonly [key: string, text: Shortcut[1]])[] }) {
  const t = useTranslations('search.shortcuts')
  return (
    <dl className="grid grid-cols-[4rem_1fr] items-baseline gap-x-4 gap-y-2">
      {keys.map(([key, text]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-control border border-line-control bg-inset px-2 py-0.5 font-mono text-sm">
              {key === 'Escape' ? 'Esc' : key}
            </kbd>
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
