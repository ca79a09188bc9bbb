/** The inbox. */
export const inbox = {
  title: 'Inbox',
  empty: {
    title: 'Nothing here yet',
    body: 'What concerns your events and wants an answer or a look will stand here. This version of Foyer brings nothing into the inbox yet.',
    action: 'Go to your events',
  },
  what: {
    title: 'What will come in',
    questions: 'What buyers write, beside their order',
    notion: 'When the Notion page of an event has changed, or can no longer be read',
    website: 'When the website of an event no longer answers',
  },
  now: {
    title: 'What you can do now',
    key: 'Give your events their Notion key: open one of <link>your events</link> and choose Enter key',
    support: 'For questions about Foyer itself, ask <link>support</link>',
  },
} as const
