import { emailSettings } from '../../inbox/en.ts'

/** How often messages of the inbox are also mailed, in my profile. */
export const inboxMails = {
  choices: {
    ...emailSettings,
    lead: 'Choose which updates from the {team} inbox you also get by email, and how often. Daily emails arrive in the morning, and only if there’s something you haven’t read.',
    noMail: {
      title: 'No mail server is set up, so none of these emails are sent',
      body: 'Your choices apply as soon as there is one. Until then, check the inbox here.',
    },
    saved: 'Saved',
  },
  frequency: {
    'at-once': 'Straight away',
    daily: 'Daily',
    never: 'Never',
  },
} as const
