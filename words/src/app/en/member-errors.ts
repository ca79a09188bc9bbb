/** The reasons why a change of members is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const memberErrors = {
  'member-other-address':
    'This invitation is for another email address. Sign in with that address, or ask for a new invitation.',
  'member-already': 'One of these people is already in the team.',
  'member-owner-only': 'Only an owner can do this.',
  'member-last-owner': 'The team needs an owner. Make another member an owner first.',
  'seeing-as': 'You’re viewing the app as another role, so you can’t make changes. Go back to your own role first.',
  'second-factor-needed': 'This team requires two-factor sign-in. Set it up first.',
  'member-two-factor-first': 'Turn on two-factor sign-in in your own profile first. Otherwise you’d lock yourself out.',
  'wrong-code': 'The code is incorrect or was used before. Enter the next one.',
  'wrong-password': 'The password is incorrect. Check it and try again.',
} as const
