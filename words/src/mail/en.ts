import { imprint } from '../imprint/en.ts'
import { notifications } from '../inbox/en.ts'
import { withdrawal } from '../withdrawal/en.ts'

/** What Foyer writes in mails, in English, the language the others are checked against. */
export const messages = {
  hello: 'Hello {name},',
  label: '{label}:',
  openLink: 'If the button doesn’t work, copy this address into your browser:',
  sentBy: 'Sent by Foyer at {address}.',
  sentFor: 'Sent by Foyer ({address}) on behalf of {organiser}.',
  questions: 'Questions? Reply to this email to reach {organiser}.',
  resetPassword: {
    subject: 'Choose a new password',
    lead: 'Someone asked to reset the password for your account. Choose a new one here:',
    action: 'Choose a new password',
    note: 'The link works once, and only for the next hour. If you didn’t ask for it, ignore this email: your password won’t change.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'Your account’s password has just been changed, and all your other sessions have ended.',
    note: 'If this wasn’t you, choose a new password straight away:',
    action: 'Choose a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    lead: 'You asked to use this address to sign in to Foyer from now on. Please confirm that it’s yours:',
    action: 'Confirm this address',
    note: 'The link works once, and only for the next 24 hours. If you didn’t ask for it, ignore this email: nothing will change.',
  },
  emailTaken: {
    subject: 'This address already belongs to an account',
    lead: 'Someone asked to use this address for another Foyer account. It already belongs to yours, so nothing has changed.',
    note: 'If this was you, sign in with this address instead.',
  },
  emailChange: {
    subject: 'Your email address is about to change',
    lead: 'You asked to use {newEmail} to sign in to Foyer from now on. Your address will change once you open the link we’ve sent there.',
    note: 'If this wasn’t you, someone knows your password. Choose a new one straight away to cancel the change:',
    action: 'Choose a new password',
  },
  supportRequest: {
    subject: 'Support: {subject}',
    lead: '{name} ({email}) is asking for help. Reply to this email to answer them.',
    page: 'Sent from {path}, language {languageName}, theme {theme, select, light {Light} dark {Dark} other {Match system}}, {width, number} pixels wide.',
    number: 'Request number: {id}',
  },
  threadReply: {
    subjectEvent: '{organiser} has replied to you: {event}',
    subject: '{organiser} has replied to you',
    lead: '{organiser} has replied to your message:',
    note: 'To write back, open the conversation.',
    noteReply: 'To write back, open the conversation, or reply to this email.',
    action: 'Open the conversation',
    asked: 'You wrote:',
  },
  inboxNews: {
    subject: '{count, plural, one {# update} other {# updates}} in the {team} inbox',
    about: '{title}: {event}',
    lead: '{count, plural, one {There’s a new update} other {There are new updates}} in the {team} inbox:',
    daily:
      '{count, plural, one {One update has arrived} other {# updates have arrived}} in the {team} inbox since yesterday, and you haven’t read {count, plural, one {it} other {them}} yet:',
    question: '{name} has sent you a message',
    answer: 'Reply in the inbox, where your team sees it too, or reply to this email to write to {name} directly.',
    answerThere: 'Reply to each message in the inbox: a reply to this email wouldn’t reach anyone.',
    action: 'Open the inbox',
    open: 'Open in the inbox',
    choose: 'Choose which updates you get by email, and how often',
    unsubscribeDaily: 'Unsubscribe from the daily email (you can turn it on again in your profile)',
    unsubscribe: 'Unsubscribe from emails like this one (you can turn them on again in your profile)',
  },
  imprint,
  notifications,
  order: {
    testSubject: 'Test: {subject}',
    testNote: 'This is a test order: there’s nothing to pay, and its tickets aren’t valid for entry.',
    confirmed: 'Your tickets: {event}',
    paymentInstructions: 'Please pay for your order {number}: {event}',
    paymentReminder: 'Reminder: please pay for your order {number}',
    paymentDueEarlier: 'Please pay earlier for your order {number}: {event}',
    expired: 'Your order {number} has expired: {event}',
    cancelled: 'Your order {number} was cancelled: {event}',
    refunded: 'Refund for your order {number}: {event}',
    refundSent: 'Your refund has been transferred: order {number}',
    paymentTooLate: 'We’re returning your payment: order {number}',
    confirmedLead:
      'Your order is complete. Your tickets are attached, and you can open them on your order page at any time.',
    paymentLead:
      'Thank you for your order. Your tickets are reserved until {due}. Please transfer {total} by then. You’ll receive your tickets as soon as your payment arrives.',
    reminderLead:
      'We haven’t received your transfer of {total} yet. Your tickets are reserved until {due}. If you’ve paid in the last few days, you don’t need to do anything.',
    dueEarlierLead:
      'The event now begins earlier than your payment was due. Please transfer {total} by {due}; your tickets are reserved until then. If you’ve already paid, you don’t need to do anything.',
    expiredLead:
      'Your payment didn’t arrive in time, so your tickets have been released. You can order again while tickets are available.',
    cancelledLead: 'Your order was cancelled. Its tickets are no longer valid, and there’s nothing left to pay.',
    refundedLead: 'Your order was cancelled, and you’ll be refunded {total}. Its tickets are no longer valid.',
    refundSentLead:
      '{organiser} transferred {total} to your bank account on {date}. It usually arrives within two working days.',
    refundToCard: '{amount} goes back to the card you paid with. It usually arrives within 5 to 10 days.',
    refundByTransfer:
      '{organiser} will transfer {amount} to your bank account. Please enter the account on your order page; the money comes within 14 days after that.',
    paymentTooLateLead:
      'We couldn’t accept your payment of {total}: by the time it arrived, your tickets had gone to someone else, or the order had already been paid or cancelled. You’ll get a full refund.',
    giroCode: 'Or scan this code with your banking app, which then fills in the transfer:',
    giroCodeLabel: 'GiroCode with the details of the transfer',
    holder: 'Account holder:',
    iban: 'IBAN:',
    bic: 'BIC:',
    amount: 'Amount:',
    reference: 'Reference:',
    event: 'Event:',
    when: 'When:',
    online: 'Online: {website}',
    onlineOnly: 'Online',
    join: 'Join online',
    access: 'How to join:',
    doors: 'Doors open:',
    where: 'Where:',
    number: 'Order:',
    line: '{quantity, number} × {type}',
    each: '{price} each',
    lineTax: 'incl. {rate} VAT',
    total: 'Total:',
    tax: 'incl. {rate} VAT:',
    free: 'Free',
    ticket: 'Ticket {at, number}:',
    organiser: 'Organiser:',
    seller: 'Sold by:',
    withdrawal,
    open: 'Open your order',
  },
} as const

export type MailMessages = typeof messages
