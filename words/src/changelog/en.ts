import type { Releases } from './releases.ts'

/** The releases of Foyer, the newest first. */
export const releases = [
  {
    version: '0.2.0',
    date: '2026-11-21',
    title: 'Tickets, sites and the inbox',
    changes: [
      {
        tag: 'new',
        text: 'Sell tickets on your event’s own page: ticket types with prices, limits and sales windows, free or paid by bank transfer or card. Foyer never oversells.',
      },
      {
        tag: 'new',
        text: 'Buyers don’t need an account. Their tickets arrive by email as a PDF, with a calendar file, and every order has its own page.',
      },
      {
        tag: 'new',
        text: 'View orders and their timelines, mark them as paid, cancel or refund them, and resend emails.',
      },
      {
        tag: 'new',
        text: 'Your Notion page becomes your event’s page. Pictures and files are copied, and the last good copy stays up whatever happens to Notion.',
      },
      {
        tag: 'new',
        text: 'Foyer monitors your event’s website and tells you when it goes down, when it’s back up and when its certificate is about to expire.',
      },
      {
        tag: 'new',
        text: 'The inbox brings together event updates and questions from buyers. Your replies go out by email.',
      },
      { tag: 'improved', text: 'The privacy policy explains what’s stored about buyers.' },
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
      { tag: 'new', text: 'Put an event on sale, close it or move it back to draft.' },
      {
        tag: 'new',
        text: 'Save a Notion key for each event. It’s encrypted, and only its last characters are ever shown.',
      },
      { tag: 'new', text: 'Work in several teams, each with its own imprint, currency and time zone.' },
      {
        tag: 'new',
        text: 'Administrators can check the health of their installation and read emails that are kept because there’s no mail server.',
      },
      { tag: 'new', text: 'Everything in English, German and French, with a light and a dark theme.' },
    ],
  },
] as const satisfies Releases
