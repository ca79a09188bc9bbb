/** The reasons why a Notion link or key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const notionErrors = {
  'notion-format': 'Enter the link to a Notion page: in Notion, choose Share, then Copy link.',
  'notion-host': 'This isn’t a Notion link. In Notion, choose Share, then Copy link.',
  'notion-no-page': 'This link doesn’t open a single page. Open the page in Notion, choose Share, then Copy link.',
  'notion-key-format': 'Copy the whole key from Notion, without spaces or line breaks.',
  'notion-key-refused': 'Notion doesn’t accept this key. Copy it again, or create a new one in Notion.',
  'notion-capability-missing':
    'The key isn’t allowed to read content. In Notion, give its connection the “Read content” capability.',
  'notion-page-not-shared':
    'The key works, but the page isn’t shared with it. In Notion, open the page, choose •••, then Connections, and add the connection.',
  'notion-is-database': 'This link opens a database. Link to a single page instead.',
  'notion-in-trash': 'This page is in the trash in Notion. Restore it, or link to another page.',
} as const
