import type { imprint } from './en.ts'

/** The parts of an imprint besides name, address and email. */
interface MoreOfImprint {
  representative?: string | undefined
  phone?: string | undefined
  vatId?: string | undefined
  register?: string | undefined
  publicationDirector?: string | undefined
  host?: string | undefined
}

/** The messages of the lines. */
type Message = Exclude<keyof typeof imprint, 'link' | 'operator' | 'missing' | 'title'>

/** A translator, limited to the messages of the imprint. Each message uses one of the values. */
type ImprintTranslator = (
  key: `imprint.${Message}`,
  values: Record<'name' | 'phone' | 'id' | 'entry', string>,
) => string

/** The lines of an imprint below name, address and email; the host's address may have line breaks. */
export function imprintLines(
  t: ImprintTranslator,
  { representative, phone, vatId, register, publicationDirector, host }: MoreOfImprint,
): string[] {
  const line = (key: Message, value: string | undefined) =>
    value ? [t(`imprint.${key}`, { name: value, phone: value, id: value, entry: value })] : []
  return [
    ...line('representative', representative),
    ...line('phone', phone),
    ...line('vatId', vatId),
    ...line('register', register),
    ...line('director', publicationDirector),
    ...line('host', host).map((label) => `${label} ${host}`),
  ]
}
