import type { Releases } from './releases.ts'

/** What changed in Foyer, the newest release first. */
export const releases = [
  {
    version: '0.2.0',
    date: '2026-11-21',
    title: 'Tickets, sites and the inbox',
    changes: [
      {
        tag: 'new',
        text: 'Sell tickets on a page of the event’s own: ticket types with prices, limits and sales windows, free, by bank transfer or by card. Nobody buys one too many.',
      },
      {
        tag: 'new',
        text: 'Buyers need no account. They get their tickets by mail as a PDF, with a calendar file, and have a page of their order.',
      },
      {
        tag: 'new',
        text: 'See orders with their timeline, mark them as paid, cancel them, give money back and send mails again.',
      },
      {
        tag: 'new',
        text: 'The Notion page is the event’s page: pictures and files are copied, and the last good copy stays up whatever happens to Notion.',
      },
      {
        tag: 'new',
        text: 'Foyer watches the event’s website and says when it is down, when it is back, and when its certificate runs out.',
      },
      { tag: 'new', text: 'The inbox tells what happened and holds the questions of buyers; answers go out by mail.' },
      { tag: 'improved', text: 'The privacy policy says what is stored about buyers.' },
    ],
  },
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
