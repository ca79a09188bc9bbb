import { createContext, use } from 'react'

/** What a field tells the control inside it. */
export type FieldControl = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** The ids and states of the field around, or nothing: then the control needs an `aria-label` of its own. */
export const useFieldControl = (): Partial<FieldControl> => use(FieldContext) ?? {}

/** The id of a field's label, for controls made of several parts, which a `label` cannot name. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`
