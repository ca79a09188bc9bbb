interface Props {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange: () => void
}

/** A checkbox above the link that covers the row. */
export const SelectBox = ({ label, checked, indeterminate = false, onChange }: Props) => (
  <label className="relative z-1 -my-1 flex size-8 items-center justify-start pointer-coarse:size-11">
    <input
      type="checkbox"
      className="check"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate && !checked
      }}
      onChange={onChange}
    />
  </label>
)
