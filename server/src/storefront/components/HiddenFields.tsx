import type { Fields } from '../forms/kept-fields.ts'

/** Fields that a form sends without showing them. */
export const HiddenFields = ({ fields }: { fields: Fields }) =>
  fields.map(([name, value], at) => <input key={`${name} ${at}`} type="hidden" name={name} value={value} />)
