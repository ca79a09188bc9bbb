import { markPath, wordmarkPath } from '@foyer/brand/logo-paths'

/** The logo in the current text colour. */
export const Logo = () => (
  <svg viewBox="0 0 128 32" role="img" aria-label="Foyer" className="h-8 w-32 fill-current">
    <path fillRule="evenodd" d={markPath} />
    <path transform="translate(42 26)" d={wordmarkPath} />
  </svg>
)
