export type ComboBoxOption = {
  value: string
  /** The text in the box once chosen. Must be unique. */
  label: string
  /** A second line. */
  description?: string
  /** More words to find it by. */
  keywords?: string
}
export type ComboBoxGroup = { id: string; title: string; options: readonly ComboBoxOption[] }

export type ComboBoxProps = {
  chosen: ComboBoxOption
  onValueChange: (value: string) => void
  /** All options, including the chosen one. Called when the list loads and when the choice changes. */
  groups: () => readonly ComboBoxGroup[]
  /** Shown when nothing is found. */
  emptyText: string
  /** The label of the button that shows all options. */
  openLabel: string
}
