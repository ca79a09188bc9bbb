/** An event's Notion page: its state, what is published of it, and how Notion reports changes. */
export const notionPages = {
  stays: 'Visitors still see the last version we read.',
  syncNow: 'Sync now',
  syncing: 'Syncing…',
  result: {
    changed: 'Page synced. Visitors see the new version.',
    unchanged: 'Page synced. Nothing has changed.',
    failed: 'Couldn’t sync the page. {reason}.',
  },
  unconfirmed:
    'Last check: {reason}. {again, select, soon {Foyer is about to check again to be sure.} later {Foyer will check again {when} to be sure.} other {}}',
  ended: 'The event has been over for 30 days, so Foyer no longer checks the page by itself. You can still sync it.',
  pause: 'Pause',
  paused: 'Syncing paused.',
  resume: 'Resume',
  resumed: 'Syncing resumed.',
  state: {
    'no-page': { label: 'No page linked', body: 'Add a Notion link to this event first.' },
    'no-key': { label: 'Key missing', body: 'The page is linked. Enter a key so that Foyer can read it.' },
    waiting: { label: 'Syncing soon', body: 'Foyer is about to read the page. Long pages take about a minute.' },
    connected: {
      label: 'Connected',
      body: 'Foyer can read the page. Its content is on the event’s public page.',
    },
    incomplete: {
      label: 'Partly published',
      body: 'The page is published on the event’s public page, except for the parts listed here.',
    },
    'key-refused': {
      label: 'Key refused',
      body: 'Notion no longer accepts the key. Copy the current one from your connection in Notion and set it here.',
    },
    'capability-missing': {
      label: 'Missing read permission',
      body: 'The key isn’t allowed to read content. In Notion, open the connection’s “Configuration” tab and turn on “Read content”.',
    },
    'page-not-shared': {
      label: 'Page not shared',
      body: 'The page isn’t shared with this key’s connection, or it no longer exists. Open it in Notion, choose •••, then “Connections”, and add the connection again.',
    },
    'is-database': {
      label: 'This is a database',
      body: 'Foyer publishes pages, not databases. In Notion, open the page you want, copy its link, and change the link here.',
    },
    'in-trash': {
      label: 'Page in the trash',
      body: 'The page is in the trash in Notion. Restore it there, or link another page.',
    },
    'rate-limited': {
      label: 'Waiting for Notion',
      body: 'Notion is limiting requests right now. Foyer will carry on as soon as it can.',
    },
    blocked: {
      label: 'Blocked by Notion',
      body: 'Notion has blocked this key’s connection. Ask Notion support why, or create another connection and set its key here.',
    },
    'notion-down': {
      label: 'Notion unavailable',
      body: 'Notion isn’t responding. Foyer keeps trying.',
    },
    'too-large': {
      label: 'Page too long',
      body: 'The page has more than 5,000 blocks. Move parts of it to pages of their own and link to those.',
    },
    paused: {
      label: 'Paused',
      body: 'Foyer won’t check the page until you resume. What’s published stays up.',
    },
  },
  step: {
    key: 'Set new key',
    how: 'See instructions',
    open: 'Open page in Notion',
    link: 'Change link',
  },
  facts: {
    title: 'Title in Notion',
    connection: 'Connection and workspace',
    changed: 'Last change',
    read: 'Last full sync',
    checked: 'Last check',
    next: 'Next check',
  },
  skipped: {
    title: '{count, plural, one {One item on the page isn’t published} other {# items on the page aren’t published}}',
    unsupported: 'Block type not supported by Notion’s API or by Foyer',
    unreadable: 'Not shared with the connection',
    'no-file': 'File that couldn’t be copied: it’s gone, or too large (pictures up to 10 MB, other files up to 25 MB)',
    'unsafe-address': 'Address that isn’t safe for your visitors',
    'too-much': 'Too long, or nested too deeply',
  },
  preview: {
    title: 'Preview of the public page',
    show: 'Show preview',
    hide: 'Hide preview',
    width: 'Preview width',
    wide: 'Full width',
    phone: 'Phone',
  },
  webhook: {
    title: 'Instant updates',
    lead: 'Foyer checks for changes every 15 minutes, and every 2 minutes around the day of the event. If you set up a webhook in Notion, changes arrive within about a minute.',
    make: 'In Notion’s developer portal, open your connection’s “Webhooks” tab and create a subscription with this address. Select the page events.',
    verify: 'Notion then sends a token to Foyer. Enter it in Notion under “Verify”.',
    noToken: 'No token received from Notion yet.',
    done: 'Change something on the page to check that it works.',
    noSignal: 'No updates received from Notion yet.',
    signal: 'Last update received from Notion on {at}.',
    copy: 'Copy',
    copied: 'Copied',
    forget: 'Remove token',
    forgotten: 'Token removed. Notion can send a new one.',
  },
  connection: {
    title: 'Notion page',
    lead: 'The page that describes your event. Foyer reads it using a Notion key.',
    untitled: 'Notion page',
    changeKey: 'Change key',
    addLink: 'Add link',
  },
} as const
