import type { ComponentProps } from 'react'
import { SearchInput } from '../ui/SearchInput.tsx'
import { useDebouncedText } from './use-debounced-text.ts'

type Props = Omit<ComponentProps<typeof SearchInput>, 'value' | 'onValueChange'> & {
  /** The text that is searched for now. */
  value: string | undefined
  /** Called with the trimmed text after a pause in typing. */
  onSearch: (text: string) => void
}

/** A search box that searches while its reader types. Typing draws nothing but the box. */
export function SearchBox({ value = '', onSearch, ...rest }: Props) {
  const [typed, setTyped] = useDebouncedText(value, onSearch)
  return <SearchInput {...rest} value={typed} onValueChange={setTyped} />
}
