import type { Me } from '@foyer/contract/me'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { PaletteView } from '../../../lib/palette.ts'
import { useDebouncedText } from '../../../lib/use-debounced-text.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { useRecentSearches } from '../use-recent-searches.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { optionId } from './option-id.ts'
import { PaletteInput } from './PaletteInput.tsx'
import { PaletteList } from './PaletteList.tsx'
import { SearchOutcome } from './SearchOutcome.tsx'
import type { PaletteOption } from './use-palette-groups.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

/** The text that was typed before the palette was there, and whether Enter came after it. */
interface TypedAhead {
  readonly current: { readonly text: string; readonly isEntered: boolean }
}

interface Props {
  me: Me
  typedAhead: TypedAhead
  onClose: () => void
}

/** The palette: its search, or its list of keyboard shortcuts. */
export const SearchPalette = ({ view, ...props }: Props & { view: PaletteView }) =>
  view === 'keys' ? <KeysDialog onClose={props.onClose} /> : <Palette {...props} />

/** Searches everything, opens pages and runs commands, by keyboard: a combo box in a dialog. */
function Palette({ me, typedAhead, onClose }: Props) {
  const t = useTranslations('search')
  const ids = { title: useId(), list: useId() }
  const router = useRouter()
  const [q, setQ] = useState('')
  const [typed, setTyped] = useDebouncedText(q, setQ)
  const { recent, remember } = useRecentSearches()
  const { groups, found, isSettled } = usePaletteGroups({ me, typed, q, recent, onRecent: setTyped })
  const options = groups.flatMap((group) => group.options)
  const [chosenId, setChosenId] = useState<string>()
  const chosen = options.find(({ id }) => id === chosenId) ?? options[0]

  const run = ({ to, kind }: PaletteOption, { inNewTab = false } = {}) => {
    if (kind === 'recent' && typeof to === 'function') return to()
    if (kind !== 'command') remember(typed.trim())
    if (inNewTab && typeof to === 'string') return void window.open(to, '_blank')
    // closed first, so that the focus is back before a page or a dialog takes it
    flushSync(onClose)
    if (typeof to === 'function') to()
    else void router.navigate({ href: to })
  }
  useTypedAhead(typedAhead, setQ, {
    isReady: chosen !== undefined || isSettled,
    onEnter: (text) => chosen && text === typed && run(chosen),
  })
  const move = (by: 1 | -1) => {
    const at = chosen ? options.indexOf(chosen) : 0
    const next = options[(at + by + options.length) % options.length]
    setChosenId(next?.id)
    if (next) document.getElementById(optionId(ids.list, next.id))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Modal
      labelledBy={ids.title}
      onClose={onClose}
      onOutside={onClose}
      className="w-full rounded-card max-sm:m-0! max-sm:max-w-none! max-sm:rounded-t-none sm:mt-[12vh]! sm:w-2xl"
    >
      <div className="flex max-h-[min(80dvh,40rem)] flex-col">
        <h2 id={ids.title} className="sr-only">
          {t('palette.title')}
        </h2>
        <PaletteInput
          list={ids.list}
          value={typed}
          chosen={chosen?.id}
          onValueChange={(text) => {
            setTyped(text)
            setChosenId(undefined)
          }}
          onMove={move}
          onRun={(inNewTab) => chosen && run(chosen, { inNewTab })}
          onClose={onClose}
        />
        <SearchOutcome
          q={typed.trim()}
          count={options.length}
          isSettled={isSettled}
          error={found.error}
          similar={found.data?.similar && q !== ''}
        />
        <PaletteList
          id={ids.list}
          label={t('palette.title')}
          groups={groups}
          chosen={chosen?.id}
          onChoose={setChosenId}
          onRun={(option, event) => run(option, { inNewTab: event.ctrlKey || event.metaKey })}
        />
        <p aria-hidden="true" className="border-t border-line px-4 py-2 text-sm text-ink-secondary max-sm:hidden">
          {t.rich('palette.keys', { k: (key) => <Key>{key}</Key> })}
        </p>
      </div>
    </Modal>
  )
}

interface EnterOptions {
  /** Whether there is something to choose, or nothing to wait for. */
  isReady: boolean
  onEnter: (text: string) => void
}

/** Begins with the text that was typed before the palette was there, and runs an Enter that came after it once it can. */
function useTypedAhead(typedAhead: TypedAhead, onText: (text: string) => void, { isReady, onEnter }: EnterOptions) {
  const [isEntered, setEntered] = useState(false)
  useLayoutEffect(() => {
    onText(typedAhead.current.text)
    setEntered(typedAhead.current.isEntered)
  }, [typedAhead, onText])
  useEffect(() => {
    if (!isEntered || !isReady) return
    setEntered(false)
    // React flushes nothing within an effect
    queueMicrotask(() => onEnter(typedAhead.current.text))
  })
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-sm border border-line-control bg-inset px-1.5 font-sans text-xs">{children}</kbd>
)
