import { useEffect } from 'react'
import type { ComboBoxProps } from './combo-box-props.ts'
import { TextInput } from './TextInput.tsx'
import { useLazyModule } from './use-lazy-module.ts'

const fetchList = () => import('./ComboBoxList.tsx')

/** A combo box for very many options in groups; inside a Field. The list is loaded when the box appears. */
export function ComboBox(props: ComboBoxProps) {
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
