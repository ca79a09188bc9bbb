/** Approving or declining a request. */
export const approvals = {
  approve: {
    title: 'Approve this request?',
    free: 'This completes the order, and the buyer gets the tickets.',
    paid: 'The buyer then has until the deadline in your payment terms to pay.',
    confirm: 'Approve',
    done: 'Order {number} approved.',
  },
  decline: {
    title: 'Decline this request?',
    body: 'Its tickets are released straight away.',
    confirm: 'Decline',
    done: 'Order {number} declined.',
  },
  notice: {
    on: 'The buyer gets an email about it.',
    off: 'The buyer won’t get an email, because no mail server is set up.',
  },
  reasonHint: 'Shown to the buyer.',
  preview: 'Preview email',
} as const
