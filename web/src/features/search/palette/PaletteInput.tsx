import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../ui/IconButton.tsx'
import { optionId } from './option-id.ts'

interface Props {
  /** The id of the list that it controls. */
  list: string
  value: string
  /** The id of the option that Enter runs. */
  chosen: string | undefined
  onValueChange: (value: string) => void
  onMove: (by: 1 | -1) => void
  onRun: (inNewTab: boolean) => void
  onClose: () => void
}

/** The input of the palette: a combo box, whose list is always open. */
export function PaletteInput({ list, value, chosen, onValueChange, onMove, onRun, onClose }: Props) {
  const t = useTranslations('search.palette')
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => onMove(1),
      ArrowUp: () => onMove(-1),
      Enter: () => onRun(event.ctrlKey || event.metaKey),
    }
    const action = keys[event.key]
    // while a character is composed, the keys belong to the input method
    if (!action || event.nativeEvent.isComposing) return
    event.preventDefault()
    action()
  }
  return (
    <div className="relative flex items-center border-b border-line">
      <Search aria-hidden="true" size={20} className="pointer-events-none absolute start-4 text-ink-secondary" />
      <input
        data-autofocus
        role="combobox"
        aria-expanded={chosen !== undefined}
        aria-controls={list}
        aria-activedescendant={chosen && optionId(list, chosen)}
        aria-autocomplete="list"
        aria-label={t('box')}
        placeholder={t('box')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        onKeyDown={onKeyDown}
        className="min-h-14 w-full rounded-t-card bg-transparent ps-12 pe-14 text-lg outline-none placeholder:text-ink-secondary"
      />
      <IconButton
        label={t('close')}
        icon={<X aria-hidden="true" size={20} />}
        className="absolute! end-2"
        onClick={onClose}
      />
    </div>
  )
}
