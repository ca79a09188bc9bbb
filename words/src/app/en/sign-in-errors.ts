/** Why a session may not do something, by the contract's code. Not in the first load, unlike `errors`. */
export const signInErrors = {
  'seeing-as': 'You’re viewing the app as another role, so you can’t make changes. Go back to your own role first.',
  'second-factor-needed': 'This team requires two-factor sign-in. Set it up first.',
  'wrong-code': 'The code is incorrect or was used before. Enter the next one.',
  'wrong-password': 'The password is incorrect. Check it and try again.',
} as const
