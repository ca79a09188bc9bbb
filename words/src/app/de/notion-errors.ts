import type { SameShape } from '../../same-shape.ts'
import type { notionErrors as english } from '../en/notion-errors.ts'

/** The reasons why a Notion link or key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const notionErrors = {
  'notion-format': 'Geben Sie den Link einer Notion-Seite ein: Wählen Sie in Notion „Teilen“ und dann „Link kopieren“.',
  'notion-host': 'Diese Adresse gehört nicht zu Notion. Wählen Sie in Notion „Teilen“ und dann „Link kopieren“.',
  'notion-no-page':
    'Dieser Link führt nicht zu einer einzelnen Seite. Öffnen Sie die Seite in Notion und wählen Sie „Teilen“, dann „Link kopieren“.',
  'notion-key-format': 'Kopieren Sie den vollständigen Schlüssel aus Notion, ohne Leerzeichen oder Zeilenumbrüche.',
  'notion-key-refused':
    'Notion nimmt diesen Schlüssel nicht an. Kopieren Sie ihn noch einmal oder legen Sie in Notion einen neuen an.',
  'notion-capability-missing':
    'Der Schlüssel darf keine Inhalte lesen. Geben Sie seiner Verbindung in Notion die Berechtigung „Read content“.',
  'notion-page-not-shared':
    'Der Schlüssel stimmt, aber die Seite ist nicht für ihn freigegeben. Öffnen Sie die Seite in Notion, wählen Sie •••, „Verbindungen“, und fügen Sie die Verbindung hinzu.',
  'notion-is-database': 'Dieser Link führt zu einer Datenbank. Verlinken Sie stattdessen eine einzelne Seite.',
  'notion-in-trash':
    'Diese Seite liegt in Notion im Papierkorb. Stellen Sie sie wieder her oder verlinken Sie eine andere.',
} as const satisfies SameShape<typeof english>
