import { useLayoutEffect, useRef } from 'react'
import type { ComboBoxProps } from './combo-box-props.ts'
import { useFieldControl } from './field-context.ts'
import { TextInput } from './TextInput.tsx'
import { useModuleOnceUsed } from './use-lazy-module.ts'

const fetchList = () => import('./ComboBoxList.tsx')

/** A combo box for very many options in groups; inside a Field. The list is loaded at the reader's first input. */
export function ComboBox(props: ComboBoxProps) {
  const module = useModuleOnceUsed(fetchList)
  return module ? <module.ComboBoxList {...props} /> : <ComboBoxPlace label={props.chosen.label} />
}

/** The box until its list is there. The box that takes its place takes the focus too. */
function ComboBoxPlace({ label }: { label: string }) {
  const { id = '' } = useFieldControl()
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    return () => {
      if (document.activeElement === shown) queueMicrotask(() => document.getElementById(id)?.focus())
    }
  }, [id])
  return <TextInput ref={box} readOnly aria-busy="true" value={label} className="bg-card! text-ink!" />
}
