/** The reasons why a change of members is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const memberErrors = {
  'member-other-address':
    'This invitation is for another email address. Sign in with that address, or ask for a new invitation.',
  'member-already': 'One of these people is already in the team.',
  'member-owner-only': 'Only an owner can do this.',
  'member-last-owner': 'The team needs an owner. Make another member an owner first.',
  'member-two-factor-first': 'Turn on two-factor sign-in in your own profile first. Otherwise you’d lock yourself out.',
} as const
