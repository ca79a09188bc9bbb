import type { Policy } from './policy.ts'

/** The privacy policy in English. It must say what the server does: its tables, its tasks, its cookies. */
export const policy = {
  version: '5',
  date: '2026-11-25',
  lead: 'Foyer is software that people and organisations run on their own servers. This page explains what personal data it stores about the people who work with it and the people who buy tickets, why, for how long, and what rights you have.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'The person or organisation that runs this installation of Foyer (the operator) is responsible for processing your data (the controller). You can contact the operator through Support once you’re signed in, or through the person who invited you. The makers of the software don’t receive any data from it.',
        'Each team is responsible for what it enters in its events, its imprint and its bank account. The operator processes that data on the team’s behalf.',
      ],
    },
    {
      title: 'What is stored',
      paragraphs: [
        'Only what’s needed to run Foyer. Your password itself is never stored, only a value computed from it (Argon2id) that can’t be turned back into the password. Notion and Stripe keys and the content of emails are encrypted (AES-256-GCM).',
      ],
      kinds: [
        {
          name: 'Account',
          what: 'Your name, email address, a new address until you confirm it, the value computed from your password, language, theme, the team you last worked in, and when the account was created and last changed',
          why: 'To let you sign in and to contact you',
          kept: 'As long as the account exists',
        },
        {
          name: 'Sessions',
          what: 'For each sign-in: when it started and was last used, the IP address and how the browser identifies itself',
          why: 'To keep you signed in, and to let you see where your account is used and end sessions that aren’t yours',
          kept: 'Until you sign out or end the session, otherwise for 14 days after its last use; then removed within an hour',
        },
        {
          name: 'Links sent by email',
          what: 'A value computed from the link for a new password or a new address, and the account it belongs to',
          why: 'To make sure that only the owner of the mailbox can use the link',
          kept: 'One hour for a password, 24 hours for an address, or until the link is used',
        },
        {
          name: 'Teams',
          what: 'Name, currency, time zone, language, imprint and bank account; who belongs to the team, in which role and since when',
          why: 'To let people work together and sell tickets on behalf of someone who can be contacted',
          kept: 'As long as the team exists',
        },
        {
          name: 'Events',
          what: 'Title, time, location, website, Notion link, an encrypted Notion key and status',
          why: 'To show and run the event',
          kept: 'Until the team deletes the event',
        },
        {
          name: 'Orders',
          aboutBuyers: true,
          what: 'The buyer’s name, email address and language, what was ordered and when, names and email addresses of attendees if given, to whom a ticket was passed on, the payment method, payments and refunds with the provider’s reference numbers, and the order’s history. No card details',
          why: 'To sell and deliver tickets and admit people, and to prove what was sold and paid',
          kept: 'Names and addresses until the team’s retention period is over, or until the buyer asks the team to erase them: by default attendees for a year after the event, buyers of paid orders for ten years after the end of the year, of unpaid orders for 90 days. Amounts, taxes, numbers and dates until the team deletes the event. Reservations that never become orders are deleted after seven days',
        },
        {
          name: 'Accounts for refunds',
          aboutBuyers: true,
          what: 'Account holder and IBAN, encrypted, when a refund by bank transfer is owed to the buyer and the buyer enters them. Only the team’s members who handle refunds see the IBAN',
          why: 'To transfer the refund',
          kept: 'Until the team records the refund as sent; without a refund, until the order is deleted',
        },
        {
          name: 'Reserved seats',
          aboutBuyers: true,
          what: 'With each order that isn’t paid yet, a value computed from the network of the IP address and a secret key. The address can’t be worked out from it. For free tickets, only this value and how many there were',
          why: 'So that one network can’t hold all the seats of an event',
          kept: 'Until the order is paid, cancelled or expires. For free tickets one hour, then removed within minutes',
        },
        {
          name: 'Inbox',
          aboutBuyers: true,
          what: 'Questions sent through the contact forms, with name, email address and language; the team’s replies; what each member has read, and which updates they want by email',
          why: 'To answer questions and to tell the team what has happened',
          kept: 'Questions until the team’s retention period is over, three years after the last message by default, or until the person asks the team to erase them; everything else as long as the team exists',
        },
        {
          name: 'Monitored sites',
          what: 'Copies of the linked Notion page with its pictures and files; for the website, whether and how quickly it responds, its title and a value computed from its content',
          why: 'To publish the page and to tell the team when something breaks or changes',
          kept: 'The latest copies until the event is deleted; individual checks for two days, daily figures for 90 days',
        },
        {
          name: 'Emails',
          aboutBuyers: true,
          what: 'Recipient, reply address, subject, status, number of attempts and why one failed; the content, encrypted',
          why: 'To deliver emails and to know whether they arrived',
          kept: 'The content until the email is sent or expires, 30 days at most; the mail log entry for 90 days',
        },
        {
          name: 'Support and feedback',
          what: 'What you write, your account, and the page, language, theme and window width you’re shown before sending',
          why: 'To answer you and to improve Foyer',
          kept: 'Until the operator deletes it; once your account is deleted, it no longer names you',
        },
        {
          name: 'Limits',
          aboutBuyers: true,
          what: 'How often something was tried, such as a password, under a value computed from the IP address, its network, the account or the browser’s device cookie',
          why: 'To stop password guessing and floods of requests',
          kept: 'Up to an hour, then removed within another hour',
        },
        {
          name: 'Repeated requests',
          aboutBuyers: true,
          what: 'The response to a form that creates something, encrypted, with a value computed from a number that your browser generates',
          why: 'So that a form sent again after a lost connection isn’t processed twice',
          kept: 'One day; the value that belongs to an order, as long as the order',
        },
        {
          name: 'Log',
          aboutBuyers: true,
          what: 'For each request: time, type of request, account number, result and duration. No addresses, names or content',
          why: 'To find faults and attacks',
          kept: 'As long as the operator’s server keeps it; a server in front of Foyer can have a log of its own',
        },
      ],
    },
    {
      title: 'Cookies and browser storage',
      paragraphs: [
        'Foyer only stores what it needs to work the way you ask it to. None of this is used for advertising or statistics or read by anyone else, so we don’t ask for consent (in Germany: section 25(2) TDDDG; in France: article 82 of the Data Protection Act).',
      ],
      kinds: [
        {
          name: 'foyer_session',
          what: 'The key to your session, which scripts can’t read. Over https it’s called __Host-foyer_session',
          why: 'To keep you signed in',
          kept: '14 days after its last use, or until you sign out',
        },
        {
          name: 'foyer_device',
          what: 'A random value and a signature, which scripts can’t read. Over https it’s called __Host-foyer_device',
          why: 'To let you sign in even while strangers are guessing your password',
          kept: '180 days after you last signed in',
        },
        {
          name: 'foyer-language',
          what: 'The language you chose in the navigation',
          why: 'To open Foyer in that language',
          kept: 'One year',
        },
        {
          name: 'foyer-theme',
          what: 'The theme you chose',
          why: 'To open in light or dark mode without a flash',
          kept: 'One year',
        },
        {
          name: 'foyer-team',
          what: 'Stored in the browser tab: the team you’re working in there',
          why: 'To let you have two teams open side by side',
          kept: 'Until you close the tab or sign out',
        },
        {
          name: 'foyer-searches',
          what: 'Stored in the browser tab: your last five searches',
          why: 'To offer them again',
          kept: 'Until you clear them, close the tab or sign out',
        },
        {
          name: 'tsr-scroll-restoration',
          what: 'Stored in the browser tab: how far you’d scrolled',
          why: 'To take you back to the same place when you go back',
          kept: 'Until you close the tab',
        },
      ],
    },
    {
      title: 'Who can see it',
      paragraphs: [
        'The members of your teams can see your name, your email address and your role in that team. The operator has access to everything that’s stored, but sees your password and your Notion keys only in the form described above.',
        'Data leaves this installation in four cases. Emails go through the mail server set up by the operator. When a team saves a Notion key, Foyer uses it to request the page the team has linked from Notion (Notion Labs, Inc., USA), and copies its pictures and files; no data about you is sent with these requests. Foyer opens event websites every few minutes, as a browser would, without sending any data about you. And anyone who pays by card does so on a page run by Stripe (Stripe Payments Europe, Ltd., Ireland), which receives their email address, what they’re buying and its price.',
        'Foyer’s pages don’t load anything from elsewhere: no fonts, scripts, pictures or statistics. There’s no advertising and no profiling, and no automated decisions are made about you.',
      ],
    },
    {
      title: 'Legal basis',
      paragraphs: [
        'Account, teams, events, emails, orders and questions: to provide the service you use (Art. 6(1)(b) GDPR), or your organisation’s legitimate interest in having you work with it (Art. 6(1)(f)). Sessions, limits and log: the legitimate interest in a secure service (Art. 6(1)(f)). Support and feedback: the legitimate interest in answering you and improving the service (Art. 6(1)(f)). The law may require sales records to be kept for longer (Art. 6(1)(c)).',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can ask the operator what data is stored about you, have it corrected, deleted or restricted, receive it in a machine-readable format, and object to processing based on a legitimate interest (Art. 15 to 21 GDPR). You can change your name, language and email address and end your sessions in My profile. You can’t delete your account in Foyer yet: ask the operator to do it for you.',
        'You can complain to a data protection authority, for example the one where you live.',
        'You don’t have to have an account. Without the data described here, though, it isn’t possible to provide one.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When what Foyer stores changes, this policy gets a new version and date, and the change is listed in the changelog.',
      ],
    },
  ],
} as const satisfies Policy
