import type { Me } from '@foyer/contract/me'

/** Who looks at the demo. */
export const sampleMe = (): Omit<Me, 'teams'> => ({
  id: 'usr_demo',
  name: 'Demo organiser',
  email: 'organiser@example.com',
  language: 'en',
  theme: 'system',
  operator: false,
  lastTeam: '1',
})
