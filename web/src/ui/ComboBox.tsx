import { useEffect } from 'react'
import type { ComboBoxListProps } from './ComboBoxList.tsx'
import { TextInput } from './TextInput.tsx'
import { useLazyModule } from './use-lazy-module.ts'

export type ComboBoxOption = {
  value: string
  /** What the box shows once it is chosen; no two options have the same. */
  label: string
  /** A second line. */
  description?: string
  /** What it is found by, beside its label and its second line. */
  keywords?: string
}
export type ComboBoxGroup = { id: string; title: string; options: readonly ComboBoxOption[] }

const fetchList = () => import('./ComboBoxList.tsx')

/** One of very many: typing finds it, in groups; inside a Field. The list is fetched when the box is shown. */
export function ComboBox(props: ComboBoxListProps) {
  const { module, load } = useLazyModule(fetchList)
  useEffect(() => {
    const tryAgain = () => void load().catch(() => undefined)
    tryAgain()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [load])
  if (module) return <module.ComboBoxList {...props} />
  return <TextInput readOnly aria-busy="true" value={props.chosen.label} className="bg-card! text-ink!" />
}
