import { Link } from '@tanstack/react-router'
import { buttonStyle } from '../ui/button-style.ts'

/** Above a list that begins with a later page: a link to its first one, with the same search. */
export const FirstPageLink = ({ label }: { label: string }) => (
  <p className="mb-3">
    <Link
      to="."
      search={({ cursor: _, ...others }: { cursor?: string }) => others}
      className={buttonStyle({ size: 'small' })}
      resetScroll={false}
    >
      {label}
    </Link>
  </p>
)
