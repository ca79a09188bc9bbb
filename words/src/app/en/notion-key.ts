/** The key for the Notion page of an event. */
export const notionKey = {
  title: 'Enter key',
  notAllowed: {
    title: 'Your role doesn’t have access to this page',
    body: 'An owner or admin of the team can give you a different role.',
  },
  choices: 'Choose an option',
  have: 'I already have a key',
  how: 'How can I get a new key',
  field: 'Notion key',
  enterHint: 'Paste the whole key; it starts with ntn_ or secret_. It’s stored encrypted and never shown again.',
  required: 'Enter the key.',
  save: 'Save key',
  setNew: 'Set new key',
  stored: 'Saved key',
  state: 'Status',
  remove: 'Remove key',
  removing: {
    title: 'Remove the key?',
    body: 'Foyer will no longer be able to read this event’s Notion page. The key itself stays valid in Notion.',
    keep: 'Keep key',
    done: 'Key removed.',
  },
  saved: {
    checked: 'Key saved.',
    unchecked: 'Key saved, but not checked: Notion can’t be reached right now.',
  },
  refused: {
    how: 'See instructions',
    changeLink: 'Change page link',
    open: 'Open page in Notion',
  },
  steps: {
    portal: {
      title: 'Open Notion’s developer portal',
      body: 'You need to be an owner of the Notion workspace. You can also get there from Notion: go to Settings, Connections, “Develop your own connections”.',
      link: 'Open the developer portal',
    },
    create: {
      title: 'Create a connection',
      body: 'Under “Internal connections”, choose “Create a new connection”. Give it a name, such as Foyer, and choose the workspace your page is in.',
    },
    token: {
      title: 'Copy the installation access token',
      body: 'It’s on the “Configuration” tab and starts with ntn_. This is your key. Of the capabilities listed there, Foyer only needs “Read content”.',
    },
    access: {
      title: 'Share the page with the connection',
      body: 'On the “Content access” tab, choose “Edit access” and pick the page. Or open the page in Notion and choose •••, “Connections”, “+ Add connection”. Its subpages are shared too.',
    },
    enter: {
      title: 'Enter the key here',
      body: 'Foyer checks straight away that it can read the page, and tells you what’s missing if it can’t.',
    },
    lost: 'Lost a key, or think someone else has it? Refresh the token on the “Configuration” tab. The old one stops working immediately, so set the new key here.',
  },
  states: 'What each status means',
  connection: {
    connected: { label: 'Connected', body: 'Foyer can read the page.' },
    trouble: {
      label: 'Can’t read page',
      body: 'Foyer can’t read the page. The event’s page explains why, and what to do.',
    },
    unchecked: {
      label: 'Not checked',
      body: 'A key is saved, but hasn’t been tried on this page: either Notion couldn’t be reached, or the link has changed since. To check the key, set it again.',
    },
    noKey: { label: 'Key missing', body: 'The page is linked. Enter a key so that Foyer can read it.' },
    noPage: { label: 'No page linked', body: 'Add a Notion link to this event first.' },
  },
} as const
