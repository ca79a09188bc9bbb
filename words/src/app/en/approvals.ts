/** Approving or declining a request. */
export const approvals = {
  approve: {
    title: 'Approve this request?',
    free: 'The order is complete, and the buyer gets the tickets.',
    paid: 'The order then waits for its payment, with the deadline of your payment terms.',
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
  reasonHint: 'The buyer gets to read it.',
} as const
