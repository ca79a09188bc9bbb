import type { ContentBlock } from '@foyer/contract/content'
import type { Description } from '@foyer/contract/descriptions'

const text = (words: string) => [{ type: 'text' as const, text: words }]
const paragraph = (words: string): ContentBlock => ({ type: 'paragraph', text: text(words), children: [] })
const heading = (words: string): ContentBlock => ({ type: 'heading', level: 2, text: text(words) })
const list = (...items: string[]): ContentBlock => ({
  type: 'list',
  items: items.map((words) => ({ text: text(words), children: [] })),
})

/** The descriptions of the demo's events, by event: one, of the event without a Notion page. */
export const seedDescriptions = (): Record<string, Description> => ({
  evt_2: {
    version: 1,
    replacesNotion: false,
    content: {
      en: [
        paragraph(
          'How does a concert come together? Sit among the strings while the orchestra rehearses its winter programme, and put your questions to the conductor.',
        ),
        heading('What to expect'),
        list(
          'One hour of rehearsal, from the stage',
          'A tour of the workshops, the wardrobe and the lighting bridge',
          'Coffee with the musicians',
        ),
        paragraph('The tour has stairs. Tell us beforehand if you use a wheelchair, and we will take you another way.'),
      ],
      de: [
        paragraph(
          'Wie entsteht ein Konzert? Setzen Sie sich zwischen die Streicher, während das Orchester sein Winterprogramm probt, und stellen Sie dem Dirigenten Ihre Fragen.',
        ),
        heading('Das erwartet Sie'),
        list(
          'Eine Stunde Probe, von der Bühne aus erlebt',
          'Ein Rundgang durch Werkstätten, Kostümfundus und Beleuchterbrücke',
          'Kaffee mit den Musikerinnen und Musikern',
        ),
        paragraph(
          'Der Rundgang führt über Treppen. Wenn Sie im Rollstuhl kommen, sagen Sie uns vorher Bescheid: Wir nehmen dann einen anderen Weg.',
        ),
      ],
      fr: [
        paragraph(
          'Comment naît un concert\u202f? Prenez place parmi les cordes pendant que l’orchestre répète son programme d’hiver, et posez vos questions au chef.',
        ),
        heading('Au programme'),
        list(
          'Une heure de répétition, depuis la scène',
          'Une visite des ateliers, des costumes et de la passerelle lumière',
          'Un café avec les musiciens',
        ),
        paragraph(
          'La visite comporte des escaliers. Si vous êtes en fauteuil roulant, prévenez-nous\u00a0: nous prendrons un autre chemin.',
        ),
      ],
    },
  },
})
