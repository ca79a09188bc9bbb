import type { Team } from '@foyer/contract/teams'

/** The teams 1 and 2. The second has no imprint yet, so its events cannot go on sale. */
export const seedTeams = (): Team[] => [
  {
    id: '1',
    name: 'Kulturhaus am Fluss',
    slug: 'kulturhaus-am-fluss',
    role: 'owner',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    language: 'de',
    imprint: {
      name: 'Kulturhaus am Fluss e. V.',
      address: 'Uferstraße 12\n79100 Freiburg\nDeutschland',
      email: 'kontakt@kulturhaus.example',
    },
    bank: { holder: 'Kulturhaus am Fluss e. V.', iban: 'DE89370400440532013000' },
    version: 1,
  },
  {
    id: '2',
    name: 'Les Tréteaux du Port',
    slug: 'les-treteaux-du-port',
    role: 'manager',
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    language: 'fr',
    version: 1,
  },
]
