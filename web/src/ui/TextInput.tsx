import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined }

export const inputStyle = 'field-box control-height w-full min-w-0 px-3 py-1.5 text-base'

/** A text input. Accepts all attributes of `input`. */
export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...useFieldControl()} {...rest} className={classNames(inputStyle, className)} />
}
