/** An event's Notion page: how it stands, what is published of it, and how Notion tells of changes. */
export const notion = {
  stays: 'Visitors still see the page as Foyer last read it.',
  syncNow: 'Sync now',
  syncing: 'Reading the page…',
  synced: 'The page has been read.',
  pause: 'Pause',
  paused: 'Foyer no longer looks at the page.',
  resume: 'Go on',
  resumed: 'Foyer looks at the page again.',
  state: {
    'no-page': { label: 'No page linked', body: 'Add the link of a Notion page to this event first.' },
    'no-key': { label: 'Key missing', body: 'The page is linked. Foyer can read it once you have entered a key.' },
    waiting: { label: 'About to be read', body: 'Foyer is reading the page. A long one takes about a minute.' },
    connected: {
      label: 'Connected',
      body: 'Foyer can read the page. What it says is on the event’s public page.',
    },
    incomplete: {
      label: 'Published with gaps',
      body: 'The page is on the event’s public page, except for what is listed here.',
    },
    'key-refused': {
      label: 'Key refused',
      body: 'Notion no longer accepts the key. Copy the current one from your connection in Notion and set it here.',
    },
    'capability-missing': {
      label: 'Right to read missing',
      body: 'The key may not read content. In Notion, open the “Configuration” tab of the connection and switch on “Read content”.',
    },
    'page-not-shared': {
      label: 'Page not shared',
      body: 'The page is not shared with the connection of this key, or it is gone. Open it in Notion, choose •••, “Connections”, and add the connection again.',
    },
    'is-database': {
      label: 'Link opens a database',
      body: 'Foyer publishes pages, not databases. Open the page you mean in Notion, copy its link, and change the link here.',
    },
    'in-trash': {
      label: 'Page in the trash',
      body: 'The page is in the trash in Notion. Restore it there, or link another page.',
    },
    'rate-limited': {
      label: 'Notion asks to wait',
      body: 'Notion is being asked too much right now. Foyer goes on by itself as soon as it may; there is nothing for you to do.',
    },
    blocked: {
      label: 'Blocked by Notion',
      body: 'Notion has blocked the connection of this key. Ask Notion’s support why, or create another connection and set its key here.',
    },
    'notion-down': {
      label: 'Notion not reachable',
      body: 'Notion does not answer. Foyer keeps trying; there is nothing for you to do.',
    },
    'too-large': {
      label: 'Page too long',
      body: 'The page has more than 5,000 blocks. Move parts of it to pages of their own and link those.',
    },
    paused: {
      label: 'Paused',
      body: 'Foyer does not look at the page until you let it go on. What is published stays.',
    },
  },
  step: {
    key: 'Set new key',
    how: 'See how to do it',
    open: 'Open the page in Notion',
    link: 'Change the link',
  },
  facts: {
    title: 'Title in Notion',
    connection: 'Connection and workspace',
    changed: 'Last changed',
    read: 'Last read in full',
    checked: 'Last look',
    next: 'Next look',
  },
  leftOut: {
    title:
      '{count, plural, one {One thing on the page is not published} other {# things on the page are not published}}',
    unsupported: 'Notion does not hand out blocks of this kind.',
    unreadable: 'A part of the page is not shared with the connection.',
    'no-file': 'A file could not be copied: it is gone, or too large (pictures up to 10 MB, other files up to 25 MB).',
    'unsafe-address': 'An address that is not safe for your visitors.',
    'too-much': 'The page is nested too deeply.',
  },
  preview: {
    title: 'Preview of the public page',
    show: 'Show preview',
    hide: 'Hide preview',
    width: 'Width of the preview',
    wide: 'Full width',
    phone: 'Phone',
  },
  webhook: {
    title: 'Hear of changes at once',
    lead: 'Foyer looks every 15 minutes, and every 2 minutes around the day of the event. If you set up a webhook in Notion, Foyer hears of changes within a minute or so.',
    make: 'In Notion’s developer portal, open the “Webhooks” tab of your connection and create a subscription with this address. Choose the page events.',
    verify: 'Notion then sends a token to Foyer. Enter it in Notion under “Verify”.',
    noToken: 'Notion has not sent a token yet.',
    done: 'Change something on the page to see whether it works.',
    noSignal: 'Notion has not told of a change yet.',
    signal: 'Notion last told of a change on {at}.',
    copy: 'Copy',
    copied: 'Copied',
    forget: 'Forget this token',
    forgotten: 'The token has been forgotten. Notion can send another one.',
  },
} as const
