import type { ChoiceProps } from './Choice.tsx'
import { Choice } from './Choice.tsx'

/** Yes or no, its label beside it. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}
