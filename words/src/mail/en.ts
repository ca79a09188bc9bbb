import { told } from '../inbox/en.ts'

/** What Foyer writes in mails, in English, the language the others are checked against. */
export const messages = {
  hello: 'Hello {name},',
  openLink: 'If the button does not work, copy this address into your browser:',
  sentBy: 'Sent by Foyer at {address}.',
  resetPassword: {
    subject: 'Choose a new password',
    lead: 'Somebody asked for a new password for your account. Choose one here:',
    action: 'Choose a new password',
    note: 'The link works once, within the next hour. If it was not you who asked, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'The password of your account was changed just now, and every other session was ended.',
    note: 'If it was not you, choose a new password at once:',
    action: 'Choose a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new e-mail address',
    lead: 'You asked to sign in to Foyer with this address from now on. Confirm that it is yours:',
    action: 'Confirm this address',
    note: 'The link works once, within the next 24 hours. If it was not you who asked, ignore this mail: nothing will change.',
  },
  emailTaken: {
    subject: 'This address already belongs to an account',
    lead: 'Somebody asked to use this address for another account of Foyer. It already belongs to yours, so nothing was changed.',
    note: 'If it was you, sign in with this address instead.',
  },
  emailChange: {
    subject: 'Your e-mail address is about to change',
    lead: 'You asked to sign in to Foyer with {newEmail} from now on. The change is made once the link we sent there is opened.',
    note: 'If it was not you, somebody knows your password. Choose a new one at once, and the change is called off:',
    action: 'Choose a new password',
  },
  supportRequest: {
    subject: 'Support: {subject}',
    lead: '{name} ({email}) asks for help. A reply to this mail goes to them.',
    page: 'Written on {path}, language {language}, theme {theme}, {width, number} pixels wide.',
    number: 'Number of the request: {id}',
  },
  threadReply: {
    subjectEvent: '{organiser} has answered you: {event}',
    subject: '{organiser} has answered you',
    lead: '{organiser} has answered your message:',
    note: 'You can write back on this page. A reply to this mail would not arrive.',
    action: 'Open the conversation',
    asked: 'You had written:',
  },
  inboxNews: {
    subject: '{count, plural, one {# new thing} other {# new things}} in the inbox of {team}',
    about: '{title}: {event}',
    lead: '{count, plural, one {This has} other {These have}} just come into the inbox of {team}:',
    daily:
      '{count, plural, one {This has} other {These have}} come into the inbox of {team} since yesterday, and you have not read {count, plural, one {it} other {them}} yet:',
    question: '{name} has written to you',
    action: 'Open the inbox',
    choose: 'You choose what also comes by mail, and how often, here: {choices}',
  },
  told,
  order: {
    testSubject: 'Test: {subject}',
    testNote: 'This is a test order: nobody has to pay for it, and its tickets let nobody in.',
    confirmed: 'Your tickets: {event}',
    paymentInstructions: 'Please pay for your order {number}: {event}',
    paymentReminder: 'Reminder: please pay for your order {number}',
    expired: 'Your order {number} has expired: {event}',
    cancelled: 'Your order {number} was cancelled: {event}',
    refunded: 'Refund for your order {number}: {event}',
    paymentTooLate: 'Your payment goes back to you: order {number}',
    confirmedLead:
      'Your order is complete. Your tickets are attached to this mail, and you can open them on the page of your order at any time.',
    paymentLead:
      'Thank you for your order. Your seats are held until {due}. Please transfer {total} in time; as soon as the money has arrived, you receive your tickets.',
    reminderLead:
      'Your transfer of {total} has not arrived yet. Your seats are held until {due}. If you have paid in the last few days, there is nothing left for you to do.',
    expiredLead:
      'The payment for your order did not arrive in time, so your seats were released. You can order again as long as there are tickets.',
    cancelledLead: 'Your order was cancelled. Its tickets are not valid, and there is nothing left to pay.',
    refundedLead: 'Your order was cancelled, and {total} will be paid back to you. Its tickets are no longer valid.',
    paymentTooLateLead:
      'Your payment of {total} could not be accepted: your seats had been given to others by the time it arrived, or the order was paid already. All of it will be paid back to you.',
    holder: 'Account holder:',
    iban: 'IBAN:',
    bic: 'BIC:',
    amount: 'Amount:',
    reference: 'Reference:',
    event: 'Event:',
    when: 'When:',
    where: 'Where:',
    number: 'Order:',
    total: 'Total:',
    free: 'Free',
    organiser: 'Organiser:',
    open: 'Open your order',
  },
} as const

export type MailMessages = typeof messages
