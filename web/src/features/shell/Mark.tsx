import { markPath } from '@foyer/brand/logo-paths'

/** Foyer's mark. */
export const Mark = ({ className }: { className?: string }) => (
  <svg role="img" aria-label="Foyer" viewBox="0 0 32 32" className={`size-6 shrink-0 fill-accent ${className}`}>
    <path fillRule="evenodd" d={markPath} />
  </svg>
)
