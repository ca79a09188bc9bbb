import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isApple } from '../../lib/keys.ts'
import { showPalette } from '../../lib/palette.ts'

/** A button that looks like a search box and opens the palette; on small screens an icon. */
export function SearchField() {
  const t = useTranslations('shell')
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={() => showPalette('search')}
      className="control-height control-width flex items-center gap-2 rounded-control text-ink-secondary hover:bg-inset max-sm:justify-center sm:max-lg:me-auto sm:w-72 sm:border sm:border-line-control sm:bg-card sm:px-3"
    >
      <Search aria-hidden="true" size={18} className="shrink-0" />
      <span className="max-sm:sr-only">{t('search')}</span>
      <span aria-hidden="true" className="ms-auto font-sans text-sm max-lg:hidden">
        {isApple ? '⌘K' : 'Ctrl K'}
      </span>
    </button>
  )
}
