import { ChevronDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComboBoxProps } from './combo-box-props.ts'
import { useFieldControl } from './field-context.ts'
import { firstInput } from './first-input.ts'
import { TextInput } from './TextInput.tsx'
import { useLazyModule } from './use-lazy-module.ts'

const fetchList = () => import('./ComboBoxList.tsx')

/**
 * A combo box for very many options in groups; inside a Field. Its list takes long to build, so it is there once the box
 * has the focus.
 */
export function ComboBox(props: ComboBoxProps) {
  const { module, load } = useLazyModule(fetchList)
  const [isLoading, setLoading] = useState(false)
  const loadList = () => {
    setLoading(true)
    void load()
      .catch(() => undefined) // offline: the next focus tries again
      .finally(() => setLoading(false))
  }
  // fetched before it is needed; a failure is tried again at the focus
  useEffect(
    () =>
      void firstInput()
        .then(fetchList)
        .catch(() => undefined),
    [],
  )
  if (module) return <module.ComboBoxList {...props} />
  return <ComboBoxPlace label={props.chosen.label} isBusy={isLoading} onFocus={loadList} />
}

/** The box until its list is there. The box that takes its place takes the focus too. */
function ComboBoxPlace({ label, isBusy, onFocus }: { label: string; isBusy: boolean; onFocus: () => void }) {
  const { id = '' } = useFieldControl()
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    return () => {
      if (document.activeElement === shown) queueMicrotask(() => document.getElementById(id)?.focus())
    }
  }, [id])
  return (
    <div className="relative">
      <TextInput
        ref={box}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-busy={isBusy}
        readOnly
        value={label}
        onFocus={onFocus}
        className="bg-card! pe-11! text-ink! text-ellipsis"
      />
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-secondary"
      />
    </div>
  )
}
