/** The frame of the privacy policy; its text is in `words/src/privacy`. */
export const privacyPolicy = {
  title: 'Privacy policy',
  version: 'Version {version}, {date}',
  applies: 'For Foyer at {host}',
  print: 'Print',
  contents: 'Contents',
  purpose: 'Purpose',
  kept: 'How long it’s kept',
} as const
