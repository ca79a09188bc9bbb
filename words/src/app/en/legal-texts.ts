import { legalTexts as shared } from '../../legal-texts/en.ts'

/** The texts that a team gives its buyers: terms, policies, statements. */
export const legalTexts = {
  kinds: shared.kinds,
  title: 'Terms and policies',
  lead: 'Buyers find these texts above the order button, and get them as PDFs with their confirmation. The accessibility statement is linked at the foot of your events’ pages.',
  leadEvent: 'A text for this event replaces your team’s text of the same kind.',
  none: 'No text yet',
  ofTeam: 'Your team’s text applies',
  ended: 'Ended',
  agreements: { shown: 'Linked above the order button', accepted: 'Buyers tick a box' },
  age: 'From {age, number}',
  open: 'Edit',
  write: 'Write text',
  close: 'Close',
  of: '{action}: {kind}',
  agreement: 'How buyers agree',
  minimumAge: 'Minimum age',
  minimumAgeHint: 'Buyers confirm it with a box of its own.',
  minimumAgeMissing: 'Enter the minimum age, from 1 to 99.',
  text: 'Text in {language}',
  keep: 'Each save makes a new version. Orders keep the version that their buyers agreed to. To end a text, remove it in every language.',
  save: 'Save new version',
  saved: 'New version saved',
  versions: 'Versions',
  version: 'Version {version, number}',
  by: '{at}, {by}',
} as const
