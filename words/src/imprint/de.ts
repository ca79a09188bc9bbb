import type { SameShape } from '../same-shape.ts'
import type { imprint as english } from './en.ts'

/** The imprint of a team, on public pages and in mails, in German. */
export const imprint = {
  link: 'Impressum',
  operator:
    'Diese Angaben gelten für den Betrieb dieser Installation von Foyer. Das Impressum eines Veranstalters steht auf den Seiten seiner Veranstaltungen.',
  missing:
    'Für diese Installation ist noch kein Impressum hinterlegt. Das Impressum eines Veranstalters steht auf den Seiten seiner Veranstaltungen.',
  title: 'Veranstalter',
  representative: 'Vertreten durch {name}',
  director: 'Verantwortlich für die Veröffentlichung: {name}',
  host: 'Gehostet von',
  phone: 'Telefon: {phone}',
  vatId: 'USt‑IdNr.: {id}',
  register: 'Register: {entry}',
} as const satisfies SameShape<typeof english>
