import { imprint } from '../imprint/en.ts'
import { notifications } from '../inbox/en.ts'
import { legalTexts } from '../legal-texts/en.ts'
import { roles } from '../roles/en.ts'
import { smallBusiness } from '../small-business/en.ts'
import { withdrawal, withdrawalOfAddOns } from '../withdrawal/en.ts'

/** Texts of mails, in English, the language the others are checked against. */
export const messages = {
  legalTexts,
  hello: 'Hello {name},',
  helloUnnamed: 'Hello,',
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
  signInChanged: {
    twoFactorOn: {
      subject: 'Two-factor sign-in is on',
      lead: 'Two-factor sign-in has just been turned on for your account. From now on you need a code from your authenticator app to sign in. All your other sessions have ended.',
    },
    twoFactorOff: {
      subject: 'Two-factor sign-in is off',
      lead: 'Two-factor sign-in has just been turned off for your account: your password alone is enough to sign in. All your other sessions have ended.',
    },
    recoveryCodesRenewed: {
      subject: 'You have new recovery codes',
      lead: 'New recovery codes have just been created for your account. The previous ones no longer work.',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used',
      lead: 'A recovery code has just been used to sign in to your account. {left, plural, =0 {None are left: create new ones in your profile.} one {One is left: create new ones in your profile.} other {# are left.}}',
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      lead: 'A passkey has just been added to your account. It can be used to sign in without your password.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      lead: 'A passkey has just been removed from your account. It can no longer be used to sign in.',
    },
    providerConnected: {
      subject: 'A sign-in service was connected',
      lead: 'Your account has just been connected to a sign-in service. It can be used to sign in without your password.',
    },
    providerDisconnected: {
      subject: 'A sign-in service was disconnected',
      lead: 'Your account is no longer connected to the sign-in service. It can no longer be used to sign in. All your other sessions have ended.',
    },
    note: 'If this wasn’t you, choose a new password straight away and check your profile:',
    action: 'Choose a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    lead: 'You asked to use this address to sign in to Foyer from now on. Please confirm that it’s yours, and open the link in the email to your current address too:',
    action: 'Confirm this address',
    note: 'The link works once, and only for the next 24 hours. If you didn’t ask for it, ignore this email: nothing will change.',
  },
  emailTaken: {
    subject: 'This address already belongs to an account',
    lead: 'Someone asked to use this address for another Foyer account. It already belongs to yours, so nothing has changed.',
    note: 'If this was you, sign in with this address instead.',
  },
  signUp: {
    subject: 'Create your Foyer account',
    lead: 'You’d like to create a Foyer account with this address. Continue here:',
    action: 'Create account',
    note: 'The link works once, and only for the next 24 hours. If you didn’t ask for it, ignore this email: no account will be created.',
  },
  signUpTaken: {
    subject: 'You already have a Foyer account',
    lead: 'Someone asked to create a Foyer account with this address, but you already have one. Sign in here:',
    action: 'Sign in',
    note: 'If you don’t remember your password, you can choose a new one there. If this wasn’t you, ignore this email: nothing has changed.',
  },
  emailChange: {
    subject: 'Is {newEmail} your new address?',
    lead: 'You asked to use {newEmail} to sign in to Foyer from now on. We’ve also sent a link there; your address changes once both are confirmed. This link works once, for the next 24 hours:',
    action: 'Confirm or reject the change',
    note: 'If this wasn’t you, someone knows your password: reject the change there, and choose a new password straight away.',
  },
  emailChanged: {
    subject: 'Your email address has changed',
    lead: 'From now on you sign in to Foyer with {newEmail}. All your sessions have ended, and links in earlier emails no longer work.',
    note: 'If you didn’t confirm this from your old address, contact the administrator of this installation of Foyer.',
  },
  invitation: {
    subject: '{inviter} has invited you to {team}',
    lead: '{inviter} has invited you to join the team {team} on Foyer, where it runs its events and ticket sales.',
    role: 'Your role',
    action: 'View invitation',
    note: 'The link works for you alone, until {until}. If you don’t know {inviter}, ignore this email.',
  },
  roles,
  supportRequest: {
    subject: 'Support: {subject}',
    lead: '{name} ({email}) is asking for help. Reply to this email to answer them.',
    page: 'Sent from {path}, language {languageName}, theme {theme, select, light {Light} dark {Dark} other {Match system}}, {width, number} pixels wide.',
    number: 'Request number: {id}',
  },
  orderMessage: {
    unsubscribe: 'Unsubscribe from messages from {organiser} (you’ll still get emails about your orders)',
  },
  foundTickets: {
    subject: 'Your tickets',
    lead: '{count, plural, one {Here’s the link to your tickets that you asked for:} other {Here are the links to your tickets that you asked for:}}',
    order: 'Open order {number}',
    ticket: 'Open ticket {number}',
    note: 'Keep these links to yourself: anyone who has them can use the tickets. If you didn’t ask for them, ignore this email.',
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
  inboxDigest: {
    subject: '{count, plural, one {# update} other {# updates}} in the {team} inbox',
    about: '{title}: {event}',
    lead: '{count, plural, one {There’s a new update} other {There are new updates}} in the {team} inbox:',
    daily:
      'Since yesterday, {count, plural, one {there’s one unread update} other {there are # unread updates}} in the {team} inbox:',
    question: '{name} has sent you a message',
    answer: 'Reply in the inbox, where your team sees it too, or reply to this email to write to {name} directly.',
    answerThere: 'Reply to each message in the inbox: a reply to this email wouldn’t reach anyone.',
    more: '{count, plural, one {One more update is} other {# more updates are}} in the inbox.',
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
    approvalRequested: 'Your request {number}: {event}',
    approved: 'Approved – please pay for your order {number}: {event}',
    declined: 'Your request {number} was declined: {event}',
    requestExpired: 'Your request {number} has expired: {event}',
    accessChanged: 'How to join: {event}',
    paymentInstructions: 'Please pay for your order {number}: {event}',
    paymentReminder: 'Reminder: please pay for your order {number}',
    paymentIncomplete: 'Part of your payment is missing: order {number}',
    paymentDueEarlier: 'Earlier payment deadline for your order {number}: {event}',
    paymentDueChanged: 'New payment deadline for your order {number}: {event}',
    changed: 'Your order {number} was changed: {event}',
    expired: 'Your order {number} has expired: {event}',
    cancelled: 'Your order {number} was cancelled: {event}',
    refunded: 'Refund for your order {number}: {event}',
    ticketsCancelled: 'Some of your tickets were cancelled: order {number}, {event}',
    ticketsAndAddOnsCancelled: 'Some of your tickets and add-ons were cancelled: order {number}, {event}',
    refundSent: 'Your refund has been transferred: order {number}',
    paymentTooLate: 'We’re returning your payment: order {number}',
    invoiceIssued: '{kind} {number}: {event}',
    emailCorrected: 'The email address of your order {number} was changed: {event}',
    confirmedLead:
      'Your order is complete. Your tickets are attached, and you can open them on your order page at any time.',
    approvalLead:
      'Thank you for your request. {organiser} will review it, and we’ll email you the answer. Until then, your tickets are reserved and you haven’t been charged.',
    approvedLead:
      '{organiser} has approved your request. Your tickets are reserved until {due}. Please pay {total} by then: your order page shows how. You’ll receive your tickets as soon as your payment arrives.',
    declinedLead:
      'Unfortunately, {organiser} couldn’t approve your request. Your tickets have been released, and you haven’t been charged.',
    requestExpiredLead: '{organiser} didn’t answer your request before the event ended. You haven’t been charged.',
    payLead:
      'Please pay {total} by {due} on your order page. Your tickets are reserved until then. If you’ve already paid, there’s nothing left to do.',
    accessChangedLead:
      'Here are the latest details for joining online. If you received others before, please use these instead.',
    paymentLead:
      'Thank you for your order. Your tickets are reserved until {due}. Please transfer {total} by then. You’ll receive your tickets as soon as your payment arrives.',
    reminderLead:
      'We haven’t received your transfer of {total} yet. Your tickets are reserved until {due}. If you’ve paid in the last few days, you don’t need to do anything.',
    incompleteLead:
      'Thank you, we’ve received {received}. There’s {total} left to pay. {way, select, both {Please transfer it or pay by card on your order page} card {Please pay by card on your order page} other {Please transfer it}} by {due}; your tickets are reserved until then, and you’ll get them as soon as it arrives.',
    dueEarlierLead:
      'The event now begins before your payment was due. Please transfer {total} by {due}; your tickets are reserved until then. If you’ve already paid, you don’t need to do anything.',
    dueChangedLead:
      'Please transfer {total} by {due}; your tickets are reserved until then. If you’ve already paid, you don’t need to do anything.',
    changedLead: 'Your order now has the tickets below. Earlier tickets that aren’t listed are no longer valid.',
    restLead:
      'There’s {total} left to pay for your order. {way, select, both {Please transfer it to this account, or pay by card on your order page.} transfer {Please transfer it to this account.} card {Please pay by card on your order page.} other {Please contact {organiser} to pay it.}}',
    expiredLead:
      'Your payment didn’t arrive in time, so your tickets have been released. You can order again while tickets are available.',
    cancelledLead: 'Your order was cancelled. Its tickets are no longer valid, and there’s nothing left to pay.',
    refundedLead: 'Your order was cancelled, and you’ll be refunded {total}. Its tickets are no longer valid.',
    ticketsCancelledLead:
      'Some tickets in your order were cancelled. They’re no longer valid; your order now has the tickets below.',
    addOnsCancelledLead: 'Some add-ons in your order were cancelled. Your tickets stay valid.',
    ticketsAndAddOnsCancelledLead:
      'Some tickets and add-ons in your order were cancelled. They’re no longer valid; your order now has the tickets below.',
    refundLead: 'You’ll be refunded {total}.',
    kept: '{organiser} keeps a cancellation fee of {fee}.',
    note: 'A message from {organiser}:',
    fee: 'Cancellation fee',
    reduction: 'Price reduction',
    refundSentLead:
      '{organiser} transferred {total} to your bank account on {date}. It usually arrives within two working days.',
    refundToCard: '{amount} goes back to the card you paid with. It usually arrives within 5 to 10 days.',
    refundInPerson: '{amount} was refunded to you in person.',
    refundByTransfer:
      '{organiser} will transfer {amount} to your bank account. Enter your account details on your order page, and you’ll get the money within 14 days.',
    paymentTooLateLead:
      'We couldn’t accept your payment of {total}: by the time it arrived, your tickets had gone to someone else, the order had already been paid or cancelled, or its promo code had been used for another order. You’ll get a full refund.',
    missingAnswers:
      '{count, plural, one {{organiser} still needs an answer from you:} other {{organiser} still needs # answers from you:}}',
    answerQuestions: 'Answer the questions',
    legal:
      '{count, plural, one {This text is} other {These texts are}} part of your order. The version that applied when you ordered is attached as a PDF:',
    invoiceIssuedLead:
      '{count, plural, one {The document for your order is attached as a PDF} other {The documents for your order are attached as PDFs}}, with the electronic invoice that accounting software reads (Factur-X, ZUGFeRD).',
    document: '{kind} {number}',
    documents: { invoice: 'Invoice', cancellation: 'Cancellation invoice', 'credit-note': 'Credit note' },
    emailCorrectedLead:
      'The email address of this order was corrected on the order page. From now on, emails about it go to a different address. The link and the tickets from earlier emails no longer work. If you ordered these tickets and didn’t change the address, reply to this email to tell {organiser}.',
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
    insteadOf: 'instead of {price}',
    each: '{price} each',
    lineTax: 'incl. {rate} VAT',
    total: 'Total:',
    code: 'Promo code:',
    tax: 'incl. {rate} VAT:',
    free: 'Free',
    ticket: 'Ticket {at, number}:',
    organiser: 'Organiser:',
    seller: 'Sold by:',
    withdrawal,
    /** In place of the texts about tickets that have these keys, in mails about add-on orders. */
    addOns: {
      testNote: 'This is a test order: there’s nothing to pay, and its add-ons aren’t valid.',
      confirmed: 'Your add-ons: {event}',
      ticketsCancelled: 'Some of your add-ons were cancelled: order {number}, {event}',
      confirmedLead: 'Your order is complete. Your add-ons are now on your tickets, which are attached again.',
      approvalLead:
        'Thank you for your request. {organiser} will review it, and we’ll email you the answer. Until then, your add-ons are reserved and you haven’t been charged.',
      approvedLead:
        '{organiser} has approved your request. Your add-ons are reserved until {due}. Please pay {total} by then: your order page shows how. As soon as your payment arrives, you’ll receive your tickets with the add-ons on them.',
      declinedLead:
        'Unfortunately, {organiser} couldn’t approve your request. Your add-ons have been released, and you haven’t been charged.',
      payLead:
        'Please pay {total} by {due} on your order page. Your add-ons are reserved until then. If you’ve already paid, there’s nothing left to do.',
      paymentLead:
        'Thank you for your order. Your add-ons are reserved until {due}. Please transfer {total} by then. As soon as your payment arrives, you’ll receive your tickets with the add-ons on them.',
      reminderLead:
        'We haven’t received your transfer of {total} yet. Your add-ons are reserved until {due}. If you’ve paid in the last few days, you don’t need to do anything.',
      incompleteLead:
        'Thank you, we’ve received {received}. There’s {total} left to pay. {way, select, both {Please transfer it or pay by card on your order page} card {Please pay by card on your order page} other {Please transfer it}} by {due}; your add-ons are reserved until then, and they’ll be on your tickets as soon as it arrives.',
      dueEarlierLead:
        'The event now begins before your payment was due. Please transfer {total} by {due}; your add-ons are reserved until then. If you’ve already paid, you don’t need to do anything.',
      dueChangedLead:
        'Please transfer {total} by {due}; your add-ons are reserved until then. If you’ve already paid, you don’t need to do anything.',
      expiredLead:
        'Your payment didn’t arrive in time, so your add-ons have been released. You can order them again while they’re available.',
      cancelledLead: 'Your order was cancelled. Its add-ons are no longer valid, and there’s nothing left to pay.',
      refundedLead: 'Your order was cancelled, and you’ll be refunded {total}. Its add-ons are no longer valid.',
      ticketsCancelledLead:
        'Some add-ons in your order were cancelled. They are no longer valid; your order now has the add-ons below.',
      paymentTooLateLead:
        'We couldn’t accept your payment of {total}: by the time it arrived, your add-ons had gone to someone else, or the order had already been paid or cancelled. You’ll get a full refund.',
      emailCorrectedLead:
        'The email address of this order was corrected on the order page. From now on, emails about it go to a different address. The link from earlier emails no longer works. If you ordered these add-ons and didn’t change the address, reply to this email to tell {organiser}.',
      withdrawal: withdrawalOfAddOns,
    },
    smallBusiness,
    open: 'Open your order',
  },
  attendee: {
    attendeeTicket: 'Your ticket: {event}',
    attendeeTicketLead:
      '{buyer} has ordered a ticket for you from {organiser}. It’s attached, and also on a page of its own. Show its code at the entrance.',
    passedOnTicket: 'A ticket for you: {event}',
    passedOnTicketLead:
      '{buyer} has passed a ticket from {organiser} on to you. It’s attached, and also on a page of its own. Only your code is valid.',
    ticketVoid: 'Your ticket is no longer valid: {event}',
    ticketVoidLead:
      'This ticket was cancelled, or it was passed on or sent to another address. Its code is no longer valid. If you have questions, ask the person who ordered it, or {organiser}.',
    type: 'Ticket:',
    number: 'Ticket number:',
    open: 'Open your ticket',
  },
} as const

export type MailMessages = typeof messages
