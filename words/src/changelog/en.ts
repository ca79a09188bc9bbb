import type { Releases } from './releases.ts'

/** What changed in Foyer, the newest release first. */
export const releases = [
  {
    version: '0.1.0',
    date: '2026-11-20',
    title: 'The first release',
    changes: [
      {
        tag: 'new',
        text: 'Add events with a title, a Notion link and a website address, and find them by name, date or status.',
      },
      { tag: 'new', text: 'Put an event on sale, close it, or take it back to draft.' },
      {
        tag: 'new',
        text: 'Store a Notion key for an event. It is encrypted and only its last characters are ever shown.',
      },
      { tag: 'new', text: 'Work in several teams, each with its own imprint, currency and time zone.' },
      {
        tag: 'new',
        text: 'Who runs Foyer sees how it is, and reads the mails that wait for lack of a mail server.',
      },
      { tag: 'new', text: 'Everything in English, German and French, by daylight and by night.' },
    ],
  },
] as const satisfies Releases
