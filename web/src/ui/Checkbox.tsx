import type { ChoiceProps } from './Choice.tsx'
import { Choice } from './Choice.tsx'

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}
