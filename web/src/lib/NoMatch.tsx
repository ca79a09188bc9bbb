import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

interface Props {
  title: string
  children: string
  clearLabel: string
  /** Clears the search and the filters. */
  onClear: () => void
  /** The id of the search field, which gets the focus of the button that disappears. */
  searchBoxId: string
}

/** Shown instead of a list when nothing matches its search and filters. */
export function NoMatch({ title, children, clearLabel, onClear, searchBoxId }: Props) {
  const clear = () => {
    onClear()
    document.getElementById(searchBoxId)?.focus()
  }
  return (
    <EmptyState kind="no-match" title={title} action={<Button onClick={clear}>{clearLabel}</Button>}>
      {children}
    </EmptyState>
  )
}
