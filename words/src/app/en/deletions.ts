/** Deleting a team or an account, and getting what is stored about an account. */
export const deletions = {
  team: {
    title: 'Delete team',
    lead: 'Permanently deletes the team for everyone in it.',
    button: 'Delete this team…',
    ask: 'Delete {team}?',
    confirm: 'Delete team',
    done: '{team} has been deleted.',
    blocked: 'This team can’t be deleted yet:',
    onSale:
      '{count, plural, one {# event is on sale. Close it first.} other {# events are on sale. Close them first.}}',
    upcoming: '{count, plural, one {# order has} other {# orders have}} tickets for an event that isn’t over yet.',
    open: '{count, plural, one {# order is} other {# orders are}} unfinished or waiting for payment.',
    owed: '{count, plural, one {# order is} other {# orders are}} waiting for a refund.',
    events:
      '{count, plural, =0 {There are no events to delete.} one {# event is deleted, with its page and settings.} other {# events are deleted, with their pages and settings.}}',
    keptOrders:
      '{count, plural, one {# paid order stays} other {# paid orders stay}}, with the event, because tax law requires it. Buyers’ personal data is erased on the schedule of your privacy settings.',
    members:
      '{count, plural, =0 {You are the only member.} one {# other member loses access immediately.} other {# other members lose access immediately.}}',
    rest: 'Invitations, API tokens, Notion and Stripe keys stop working immediately.',
    last: 'If this is your only team, you’ll get a new, empty one.',
    final: 'This can’t be undone.',
  },
  account: {
    title: 'Delete account',
    lead: 'Removes your account and everything that only you use.',
    button: 'Delete my account…',
    ask: 'Delete your account?',
    confirm: 'Delete account',
    operator: 'You run this installation of Foyer, so your account can’t be deleted.',
    final: 'You’ll be signed out everywhere. This can’t be undone.',
    outcome: {
      left: 'You’ll leave the team. The team stays.',
      deleted: 'Deleted, because you’re the only member. Paid orders stay for as long as tax law requires.',
      blocked:
        'Tickets are on sale, or orders are still open. Delete the team in its settings first. You’ll see there what’s left to do.',
      'owner-needed': 'You’re the only owner. Make another member an owner first.',
    },
  },
  export: {
    title: 'Your data',
    lead: 'Everything Foyer has stored about you, as a JSON file.',
    button: 'Download my data',
  },
} as const
