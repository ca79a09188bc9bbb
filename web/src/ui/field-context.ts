import { createContext, use } from 'react'

/** The attributes that a field gives its control. */
export type FieldControl = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** The attributes of the surrounding field. Without one the control needs an `aria-label`. */
export const useFieldControl = (): Partial<FieldControl> => use(FieldContext) ?? {}

/** The id of a field's label, for controls with several parts, which a `label` cannot name. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`
