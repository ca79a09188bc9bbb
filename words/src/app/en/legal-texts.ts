import { legalTexts as shared } from '../../legal-texts/en.ts'

/** The texts that a team gives its buyers: terms, policies, statements. */
export const legalTexts = {
  kinds: shared.kinds,
  title: 'Terms and policies',
  lead: 'Buyers find these texts above the order button, and get them as PDFs with their confirmation. The accessibility statement is also linked at the bottom of your event pages.',
  leadEvent: 'A text for this event replaces your team’s text of the same kind.',
  none: 'No text yet',
  ofTeam: 'Your team’s text applies',
  ended: 'No longer used',
  agreements: { shown: 'Linked above the order button', accepted: 'Buyers tick a box' },
  age: 'Ages {age, number} and over',
  open: 'Edit',
  write: 'Write text',
  close: 'Close',
  of: '{action}: {kind}',
  agreement: 'How buyers agree',
  minimumAge: 'Minimum age',
  minimumAgeHint: 'Buyers confirm it by ticking a separate box.',
  minimumAgeMissing: 'Enter the minimum age, from 1 to 99.',
  text: 'Text in {language}',
  keep: 'Each save creates a new version. Orders keep the version their buyers agreed to. To stop using a text, clear it in every language.',
  save: 'Save new version',
  saved: 'New version saved',
  versions: 'Versions',
  version: 'Version {version, number}',
  by: '{at}, {by}',
} as const
