/** The form that adds an event, and the fields that its settings share with it. */
export const createEvent = {
  title: 'Add event',
  siteTitle: 'Site title',
  notionLink: 'Notion link',
  notionHint: 'The page that describes your event. In Notion, choose Share, then Copy link.',
  notionRecognised: 'Notion page recognised',
  notionRecognisedAs: 'Notion page recognised: {title}',
  urlLink: 'Website URL',
  urlHint: 'For example, www.example.com.',
  titleRequired: 'Title is required',
  notionLinkRequired: 'Notion link is required',
  urlLinkRequired: 'Website URL is required',
  add: 'Add',
  added: '“{name}” added.',
  notAllowed: {
    title: 'You can’t add events in this team',
    body: 'You need a role that can edit all of the team’s events. Ask an owner or admin.',
  },
} as const
