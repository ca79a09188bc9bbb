/** Actions on many orders at once: the bar of the list, and the page of each action. */
export const orderJobs = {
  bulk: {
    label: 'Selected orders',
    selected: '{count, plural, one {{shown} selected} other {{shown} selected}}',
    selectAll: 'Select all {total} that match',
    most: 'You can select up to {count, number} orders one by one. To reach more, filter the list and select all that match.',
    clear: 'Clear selection',
    export: 'Export',
    resend: {
      button: 'Resend emails',
      title: 'Resend {count, plural, one {the email of {shown} order} other {the emails of {shown} orders}}?',
      body: 'Each buyer gets the email about their order’s current status again, with the tickets if it’s paid. Orders without an email address are skipped.',
      confirm: 'Resend {count, plural, one {{shown} email} other {{shown} emails}}',
    },
    approve: {
      button: 'Approve',
      title: 'Approve {count, plural, one {{shown} request} other {{shown} requests}}?',
      body: {
        on: 'Free orders are complete, and the others wait for their payment. The buyers get an email. Orders that aren’t requests are skipped.',
        off: 'Free orders are complete, and the others wait for their payment. The buyers won’t get an email, because no mail server is set up. Orders that aren’t requests are skipped.',
      },
      confirm: 'Approve {count, plural, one {{shown} request} other {{shown} requests}}',
    },
    decline: {
      button: 'Decline',
      title: 'Decline {count, plural, one {{shown} request} other {{shown} requests}}?',
      body: {
        on: 'Their tickets are released. The buyers get an email. Orders that aren’t requests are skipped.',
        off: 'Their tickets are released. The buyers won’t get an email, because no mail server is set up. Orders that aren’t requests are skipped.',
      },
      confirm: 'Decline {count, plural, one {{shown} request} other {{shown} requests}}',
    },
    decision: {
      preview: 'Preview emails',
      approve: {
        decided:
          '{count, plural, =0 {No request will be approved.} one {# request will be approved.} other {# requests will be approved.}}',
      },
      decline: {
        decided:
          '{count, plural, =0 {No request will be declined.} one {# request will be declined.} other {# requests will be declined.}}',
      },
      skipped: {
        'not-requested':
          '{count, plural, one {# order isn’t a request and will be skipped.} other {# orders aren’t requests and will be skipped.}}',
        'no-payment':
          '{count, plural, one {# request will be skipped, because its buyer would have no way to pay.} other {# requests will be skipped, because their buyers would have no way to pay.}}',
      },
      mail: 'Email to show',
      free: '{count, plural, one {# request} other {# requests}} · free tickets · {language}',
      paid: '{count, plural, one {# request} other {# requests}} · paid tickets · {language}',
    },
    cancel: {
      button: 'Cancel orders',
      title: 'Cancel {count, plural, one {{shown} order} other {{shown} orders}}?',
      body: {
        on: 'Their tickets become invalid and are released. The buyers will be notified. Orders that were paid for are skipped: cancel and refund those one by one.',
        off: 'Their tickets become invalid and are released. The buyers won’t get an email, because no mail server is set up. Orders that were paid for are skipped: cancel and refund those one by one.',
      },
      cancelled:
        '{count, plural, =0 {None of these orders will be cancelled.} one {# order will be cancelled.} other {# orders will be cancelled.}}',
      skipped: {
        paid: '{count, plural, one {# order has been paid for and will be skipped.} other {# orders have been paid for and will be skipped.}}',
        requested:
          '{count, plural, one {# order is a request and will be skipped: decline it instead.} other {# orders are requests and will be skipped: decline them instead.}}',
        over: '{count, plural, one {# order has already been cancelled or has expired.} other {# orders have already been cancelled or have expired.}}',
        correcting:
          '{count, plural, one {# order will be skipped, because a card refund is in progress.} other {# orders will be skipped, because card refunds are in progress.}}',
      },
      received:
        '{amount} has been received for {count, number} of the orders to be cancelled and isn’t refunded automatically. {count, plural, one {That order then counts as overpaid, and you can return the money there} other {Those orders then count as overpaid, and you can return the money in each of them}} with “{button}”.',
      confirm: 'Cancel {count, plural, one {{shown} order} other {{shown} orders}}',
    },
    message: {
      button: 'Write to buyers',
      toBuyer: 'Write to buyer',
      toAll: 'Write to all buyers',
      toFound: 'Write to these buyers',
      everyStatus:
        'The message also goes to buyers whose orders were cancelled or have expired. To leave them out, filter the list by status first.',
      title: '{count, plural, one {Write to the buyer} other {Write to the buyers of {shown} orders}}',
      body: '{count, plural, one {The buyer gets one email.} other {Each buyer gets one email, even with several of the orders.}} Replies go to the address in your imprint.',
      subject: 'Subject',
      text: 'Message',
      textHint: 'Plain text; empty lines separate paragraphs. We add the greeting, the order and its link.',
      left: '{left, plural, one {# character left} other {# characters left}}',
      preview: 'Preview',
      test: 'Send a test to myself',
      tested: 'A test email is on its way to you.',
      from: 'From',
      to: 'To',
      confirm: 'Send message',
    },
  },
  job: {
    all: 'Bulk actions',
    lead: 'The last 20 actions your team has run on several orders at once.',
    one: 'Bulk action',
    title: {
      resend: '{count, plural, one {Resend the email of {shown} order} other {Resend the emails of {shown} orders}}',
      approve: '{count, plural, one {Approve {shown} order} other {Approve {shown} orders}}',
      decline: '{count, plural, one {Decline {shown} order} other {Decline {shown} orders}}',
      cancel: '{count, plural, one {Cancel {shown} order} other {Cancel {shown} orders}}',
      message:
        '{count, plural, one {Message to the buyer of {shown} order} other {Message to the buyers of {shown} orders}}',
    },
    started: 'Started on {at} by {by}',
    former: 'a former member',
    working: '{worked} of {total} done.',
    finished: 'Finished',
    count: {
      done: '{count, number} done',
      skipped: '{count, number} skipped',
      failed: '{count, number} failed',
      waiting: '{count, number} waiting',
    },
    stop: {
      button: 'Stop',
      title: 'Stop this bulk action?',
      body: '{count, plural, one {The order still waiting} other {The # orders still waiting}} will be skipped. What’s done stays done.',
    },
    filter: 'Outcome',
    everything: 'All',
    state: { waiting: 'Waiting', done: 'Done', skipped: 'Skipped', failed: 'Failed' },
    mail: { queued: 'Email waiting', sent: 'Email sent', failed: 'Email failed', stored: 'Kept in the mail log' },
    reason: {
      'no-email': 'The order has no email address.',
      'same-buyer': 'The buyer gets the message for a newer order.',
      unsubscribed: 'The buyer has unsubscribed from your messages.',
      stopped: 'The bulk action was stopped before this order.',
      'transition-refused': 'The status of the order doesn’t allow it.',
      forbidden: 'The role of the member who started this no longer allows it.',
      'not-found': 'The order has been deleted.',
      other: 'Several attempts failed. Try again with this order on its own.',
    },
    orders: '{count, plural, one {{shown} order} other {{shown} orders}}',
    shown: 'Showing {shown, number} of {total}',
    more: 'Show more',
    moreFailed: 'Couldn’t load more orders. {why}',
    none: 'No order has this outcome.',
    notFoundTitle: 'Bulk action not found',
    notFound: 'It may belong to another team.',
    empty: {
      title: 'No bulk actions yet',
      body: 'Select orders in the list to resend their emails, cancel them or write to their buyers.',
    },
  },
} as const
