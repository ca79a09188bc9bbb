import type { Me } from '@foyer/contract/me'

/** The account that every visitor of the demo uses. */
export const seedMe = (): Omit<Me, 'teams'> => ({
  id: 'usr_demo',
  name: 'Demo organiser',
  email: 'organiser@example.com',
  language: 'en',
  theme: 'system',
  operator: false,
  sendsMail: true,
  lastTeam: '1',
})
