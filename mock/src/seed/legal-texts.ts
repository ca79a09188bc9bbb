import type { ContentBlock } from '@foyer/contract/content'
import type { LegalText } from '@foyer/contract/legal-texts'
import type { Team } from '@foyer/contract/teams'

const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', text: [{ type: 'text', text }], children: [] })

/** Team 1 has terms, house rules and an accessibility statement. */
export const seedLegalTexts = (teams: readonly Team[]): Record<string, LegalText[]> => ({
  [teams[0]?.id ?? '1']: [
    {
      ...textOf('terms', 'accepted'),
      content: {
        en: [paragraph('Tickets are valid for the event and the seat that they name.')],
        de: [paragraph('Tickets gelten für die Veranstaltung und den Platz, die darauf stehen.')],
      },
    },
    {
      ...textOf('house-rules', 'shown'),
      content: {
        en: [paragraph('Please leave large bags at the cloakroom.')],
        de: [paragraph('Große Taschen geben Sie bitte an der Garderobe ab.')],
      },
    },
    {
      ...textOf('accessibility', 'shown'),
      content: {
        en: [paragraph('A ramp leads to the hall. There are eight places for wheelchairs.')],
        de: [paragraph('Eine Rampe führt in den Saal. Es gibt acht Plätze für Rollstühle.')],
      },
    },
  ],
})

const textOf = (kind: LegalText['kind'], agreement: LegalText['agreement']): Omit<LegalText, 'content'> => ({
  kind,
  agreement,
  version: 1,
  versions: [{ id: `lgt_${kind}`, version: 1, createdAt: '2026-03-02T09:00:00.000Z', languages: ['en', 'de'] }],
})
