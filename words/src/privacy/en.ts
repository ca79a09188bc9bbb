import type { Policy } from './policy.ts'

/** The privacy policy in English. It must say what the server does: its tables, its tasks, its cookies. */
export const policy = {
  version: '2',
  date: '2026-11-21',
  lead: 'Foyer is software that somebody runs on a server of their own. This page says which personal data it stores about the people who work with it and those who buy tickets, what for, for how long, and what your rights are.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'Responsible for the processing (the controller) is whoever runs this installation of Foyer: its operator. You reach the operator through Support, once you are signed in, or through whoever invited you. The makers of the software receive no data from it.',
        'For what a team writes into its events, its imprint and its bank account, that team answers. In that the operator works on its behalf.',
      ],
    },
    {
      title: 'What is stored',
      paragraphs: [
        'Only what is needed to run Foyer. Your password is never stored as such, only a value computed from it (scrypt), from which it cannot be read. Keys for Notion and Stripe and the content of mails are encrypted (AES-256-GCM).',
      ],
      kinds: [
        {
          name: 'Account',
          what: 'Name, e-mail address, a new address until it is confirmed, the value computed from the password, language, theme, the team you worked in last, when the account was made and changed',
          why: 'To let you sign in and to write to you',
          kept: 'As long as the account exists',
        },
        {
          name: 'Sessions',
          what: 'For each sign-in: when it began and was last used, the IP address and what the browser calls itself',
          why: 'To keep you signed in, and so that you can see where your account is used and end what is not yours',
          kept: 'Until you sign out or end it, else 14 days after it was last used; cleared within an hour',
        },
        {
          name: 'Links by mail',
          what: 'A value computed from the link to a new password or for a new address, and the account it is for',
          why: 'So that only the reader of the mailbox can use it',
          kept: 'One hour for a password, 24 hours for an address, less once used',
        },
        {
          name: 'Teams',
          what: 'Name, currency, time zone, language, imprint, bank account; who belongs to it, in which role, since when',
          why: 'To work together and to sell in the name of somebody who can be reached',
          kept: 'As long as the team exists',
        },
        {
          name: 'Events',
          what: 'Title, time, place, website, Notion link, an encrypted Notion key, status',
          why: 'To show and run the event',
          kept: 'Until the team deletes the event',
        },
        {
          name: 'Orders',
          what: 'Name, e-mail address and language of the buyer, what was ordered and when, names on tickets where given, how it is paid, payments and refunds with the provider’s numbers, and the order’s history. No card data',
          why: 'To sell, deliver and admit, and to prove what was sold and paid',
          kept: 'Until the team deletes it with its event; seats that were held and never ordered are forgotten after seven days',
        },
        {
          name: 'Inbox',
          what: 'What is asked through the contact forms, with name, e-mail address and language; what the team answers; what each member has read, and what they want to be told by mail',
          why: 'To answer questions and to tell the team what happened',
          kept: 'As long as the team exists',
        },
        {
          name: 'Watched sites',
          what: 'Copies of the linked Notion page with its pictures and files; of the website whether and how fast it answers, its title and a value computed from its content',
          why: 'To publish the page and to tell the team when something breaks or changes',
          kept: 'The last copies, until the event is deleted; single checks for two days, days for 90',
        },
        {
          name: 'Mail',
          what: 'Recipient, address for replies, subject, state, number of tries and why one failed; encrypted, what the mail says',
          why: 'To deliver mail and to be able to tell whether it arrived',
          kept: 'What it says until it is sent or has expired, 30 days at most; the line in the mail log 90 days',
        },
        {
          name: 'Support and feedback',
          what: 'What you write, your account, and the page, language, theme and window width shown to you before sending',
          why: 'To answer you and to make Foyer better',
          kept: 'Until the operator deletes it; when your account goes, it no longer names you',
        },
        {
          name: 'Limits',
          what: 'How often something was tried, such as a password, under a value computed from the IP address or account',
          why: 'To stop guessing and floods',
          kept: 'Up to an hour, cleared within another',
        },
        {
          name: 'Repeated requests',
          what: 'The answer to a form that creates something, with a number made by your browser',
          why: 'So that a form sent twice after a lost connection does nothing twice',
          kept: 'One day',
        },
        {
          name: 'Log',
          what: 'For each request: time, kind of request, the account’s number, result and duration. No addresses, no names, no content',
          why: 'To find faults and attacks',
          kept: 'As the operator’s server keeps it; a server in front of Foyer can have a log of its own',
        },
      ],
    },
    {
      title: 'Cookies and the browser’s memory',
      paragraphs: [
        'Foyer sets only what it needs to work as you ask it to. None of it serves advertising or statistics, none is read by others, and so no consent is asked for (in Germany § 25 (2) TDDDG, in France art. 82 of the data protection act).',
      ],
      kinds: [
        {
          name: 'foyer_session',
          what: 'The key to your session, not readable by scripts. Over https it is called __Host-foyer_session',
          why: 'To keep you signed in',
          kept: '14 days after the last use, or until you sign out',
        },
        {
          name: 'foyer-language',
          what: 'The language you chose in the navigation',
          why: 'To open in that language',
          kept: 'One year',
        },
        {
          name: 'foyer-theme',
          what: 'The theme you chose',
          why: 'To open light or dark without a flash',
          kept: 'One year',
        },
        {
          name: 'foyer-team',
          what: 'In the memory of the browser tab: the team you work in there',
          why: 'To have two teams open side by side',
          kept: 'Until the tab is closed or you sign out',
        },
        {
          name: 'foyer-searches',
          what: 'In the memory of the browser tab: the last five things you searched for',
          why: 'To offer them again',
          kept: 'Until you have them forgotten, the tab is closed or you sign out',
        },
        {
          name: 'tsr-scroll-restoration',
          what: 'In the memory of the browser tab: how far you had scrolled',
          why: 'To be where you were when you go back',
          kept: 'Until the tab is closed',
        },
      ],
    },
    {
      title: 'Who gets to see it',
      paragraphs: [
        'The members of your teams see your name, your e-mail address and your role there. The operator can reach everything that is stored, but sees your password and your Notion keys only as said above.',
        'Data leave this installation in four cases. Mails go through the mail server that the operator has set. When a team stores a Notion key, Foyer asks Notion (Notion Labs, Inc., USA) with that key for the page that the team linked, and copies its pictures and files; no data about you are sent with it. The website addresses of events are opened every few minutes, as a browser would, without data about you. And who pays by card does so on the page of Stripe (Stripe Payments Europe, Ltd., Ireland), which is told the e-mail address, what is bought and its price.',
        'Pages of Foyer load nothing from elsewhere: no fonts, no scripts, no pictures, no statistics. There is no advertising, no profiling, and no decision about you is made by a machine.',
      ],
    },
    {
      title: 'On what legal basis',
      paragraphs: [
        'Account, teams, events, mail, orders and questions: to provide what you use (art. 6 (1) (b) GDPR), or the legitimate interest of your organisation in having you work with it (art. 6 (1) (f)). Sessions, limits and log: the legitimate interest in a secure service (art. 6 (1) (f)). Support and feedback: the legitimate interest in answering you and in a better service (art. 6 (1) (f)). Records of sales may have to be kept longer by law (art. 6 (1) (c)).',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can ask the operator what is stored about you, have it corrected, deleted or restricted, receive it in a form that machines can read, and object to what is done in a legitimate interest (art. 15 to 21 GDPR). Name, language and address you change yourself in My profile; sessions you end there. An account cannot yet be deleted from within Foyer: the operator does it for you.',
        'You can complain to a data protection authority, for example the one where you live.',
        'Nobody is obliged to have an account. Without the data named here there is none.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When Foyer stores something else, this text gets a new version and date, and the changelog says so.',
      ],
    },
  ],
} as const satisfies Policy
