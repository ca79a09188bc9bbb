/** Erasing a buyer, and how long data about buyers is kept. */
export const privacy = {
  erasure: {
    title: 'Erase a buyer’s data',
    lead: 'When a buyer asks you to delete their data (Art. 17 GDPR). Their orders stay in your accounts with amounts, taxes, numbers and dates, but without the person.',
    email: 'Email address of the buyer',
    emailHint: 'The address in their orders and questions.',
    find: 'Find data',
    ofOrder: 'You came from an order: this is the data of its buyer.',
    nothing: 'This team has nothing stored about this address.',
    found: {
      title: 'Data found for {who}',
      anonymous: 'an order without an address',
      orders: '{count, plural, one {{shown} order} other {{shown} orders}}',
      tickets: '{count, plural, one {{shown} ticket} other {{shown} tickets}}',
      threads: '{count, plural, one {{shown} conversation} other {{shown} conversations}}',
      mails: '{count, plural, one {{shown} email} other {{shown} emails}}',
      bankLines: '{count, plural, one {{shown} line of a bank statement} other {{shown} lines of bank statements}}',
    },
    stays: {
      title: 'What stays',
      body: 'Orders, tickets, payments and refunds with their numbers, amounts, taxes and dates. The law requires you to keep them as accounting records.',
      invoices:
        '{count, plural, one {{shown} issued invoice keeps} other {{shown} issued invoices keep}} the recipient’s name and address, because the law forbids changing issued invoices. Foyer deletes them once the retention period is over.',
    },
    goes: {
      title: 'What is erased for good',
      body: 'Names, email addresses, attendees, answers to your questions, notes, reasons and messages in these orders; the conversations; the emails and their log; payer and reference on the bank statements.',
    },
    upcoming: {
      title: '{count, plural, one {{shown} order has valid tickets} other {{shown} orders have valid tickets}}',
      body: 'The event is still to come. The tickets stay valid, but the buyer no longer gets emails about changes, and no name appears at the door.',
    },
    blocked: {
      title:
        '{count, plural, one {{shown} order has to be finished first} other {{shown} orders have to be finished first}}',
      body: 'Then try again.',
    },
    block: {
      reserved: 'Being completed by the buyer',
      requested: 'To be approved or declined',
      pending: 'To be marked as paid or cancelled',
      'payment-open': 'Card payment in progress',
      'refund-open': 'Refund owed or on its way',
    },
    elsewhere:
      'Not covered: backups until they expire, files you have downloaded, what Stripe and your bank store, and emails in mailboxes.',
    erase: 'Erase data',
    confirm: {
      title: 'Erase the data of {who}?',
      body: 'This can’t be undone.',
    },
    error: {
      'erasure-open': 'One of the orders has just changed. Search again to see which one is blocking the erasure.',
    },
    erased: 'The data was erased.',
    record: {
      title: 'Erasures',
      lead: 'Proof that you met the requests, without the data itself.',
      none: 'No data has been erased yet.',
      by: 'by {name}',
      former: 'by a former member',
    },
  },
  retention: {
    title: 'How long data is kept',
    lead: 'Every night, Foyer erases data about buyers once the period has ended.',
    kinds: {
      'unpaid-orders': {
        name: 'Orders without a payment',
        what: 'Names and addresses in orders that expired or were cancelled unpaid. To answer questions about them.',
      },
      attendees: {
        name: 'Attendees',
        what: 'Names and addresses on tickets, from the end of the event. To admit people and settle disputes.',
      },
      answers: {
        name: 'Answers to your questions',
        what: 'What buyers answered, with their files, from the end of the event. Answers you need for your accounts stay as long as the order.',
      },
      questions: {
        name: 'Conversations',
        what: 'Questions of buyers and your replies, from the last message. Claims lapse after three years in Germany.',
      },
      messages: {
        name: 'Messages to buyers',
        what: 'Subjects and texts of messages you sent to many buyers.',
      },
      accounts: {
        name: 'Accounting',
        what: 'Names and addresses in paid orders, payers on bank statements, and issued invoices, from the end of the year. Germany requires 8 years (§ 147 AO), France 10 (art. L123-22 Code de commerce).',
      },
    },
    days: '{count, plural, one {{shown} day} other {{shown} days}}',
    years: '{count, plural, one {{shown} year} other {{shown} years}}',
    inDays: 'in days',
    inYears: 'in years',
    between: 'From {min} to {max}. Default: {usual}.',
    lastRun:
      'Last run {at}: {count, plural, =0 {nothing to erase} one {{shown} entry erased} other {{shown} entries erased}}',
    never: 'Not run yet',
    save: 'Save periods',
    saved: 'Periods saved.',
    period: '{kind}, {unit}',
    fixed: {
      title: 'Kept for a fixed time',
      reservations: 'Reservations that never became orders: seven days',
      mails: 'Emails: the content until it is sent, 30 days at most; the log 90 days',
      responses: 'Responses to repeated requests: one day, encrypted',
      'refund-accounts': 'Bank accounts for refunds: until the refund is sent, encrypted',
      networks:
        'The network an order came from: until the order is paid, cancelled or expired, for an hour if it’s free; only as a fingerprint',
    },
  },
} as const
