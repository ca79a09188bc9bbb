import type { Releases } from './releases.ts'

/** The releases of Foyer, the newest first. */
export const releases = [
  {
    version: '0.3.0',
    date: '2026-11-26',
    title: 'Check-in, box office and invoices',
    changes: [
      {
        tag: 'new',
        text: 'Scan tickets at the entrance with any phone, without an app or an account, and even offline. The dashboard shows who is inside.',
      },
      {
        tag: 'new',
        text: 'Add orders yourself: for cash, by card terminal, by bank transfer, for the guest list or as complimentary tickets.',
      },
      {
        tag: 'new',
        text: 'Issue invoices, cancellations and credit notes as PDFs with an electronic invoice inside.',
      },
      {
        tag: 'new',
        text: 'Correct orders: cancel single tickets, refund part of an order, change ticket types, record payments. Bulk actions and saved views help with many orders.',
      },
      {
        tag: 'new',
        text: 'Import bank statements: Foyer finds the order for each transfer, and you record them all at once.',
      },
      {
        tag: 'new',
        text: 'Buyers can correct their details, pass tickets on, and cancel within your cancellation policy.',
      },
      {
        tag: 'new',
        text: 'Reports show sales over time, by event, ticket type, payment method and tax rate.',
      },
      {
        tag: 'new',
        text: 'Invite people to your team with a role, for all events or chosen ones. The history shows who changed what.',
      },
      {
        tag: 'new',
        text: 'Write your event’s page in Foyer, with pictures, if you don’t use Notion.',
      },
      {
        tag: 'new',
        text: 'Connect other programs with API tokens.',
      },
      {
        tag: 'new',
        text: 'Add your terms, refund policy, house rules, age limit and accessibility statement. Buyers see or accept them, and get them by email as PDFs.',
      },
      {
        tag: 'new',
        text: 'Set payment terms for each event: days or working days, reminders, a last day, and late payments.',
      },
      {
        tag: 'new',
        text: 'Offer automatic discounts: early-bird prices, group discounts, or one ticket in three free. Buyers see them next to the price.',
      },
      {
        tag: 'new',
        text: 'Charge a booking fee per ticket or per order, paid by buyers or out of your prices, and refund or keep it when tickets are cancelled.',
      },
      {
        tag: 'new',
        text: 'Let several ticket types share a capacity: a room, a bus or a day.',
      },
      {
        tag: 'new',
        text: 'Ask buyers your own questions, for each order or each ticket, and see the answers with counts.',
      },
      {
        tag: 'security',
        text: 'Sign in with a passkey or protect your password with two-factor sign-in, and require it for your team. Passwords are hashed with Argon2id.',
      },
      {
        tag: 'improved',
        text: 'Erase a buyer’s data, choose how long it’s kept, download your own data and delete your account. The privacy policy, now version 7, lists everything Foyer stores.',
      },
    ],
  },
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
