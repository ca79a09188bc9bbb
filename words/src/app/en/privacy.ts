/** The frame of the privacy policy; its text is in `words/src/privacy`. */
export const privacy = {
  title: 'Privacy policy',
  version: 'Version {version} of {date}',
  applies: 'For the Foyer at {host}',
  print: 'Print',
  contents: 'Contents',
  purpose: 'What for',
  kept: 'How long',
} as const
