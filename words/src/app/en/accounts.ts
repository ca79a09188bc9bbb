/** Signing in, up and out, and passwords. */
export const accounts = {
  name: 'Your name',
  nameRequired: 'Enter your name.',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  passwordRule: 'At least {min, number} characters. A few words in a row are easy to remember and hard to guess.',
  passwordRequired: 'Enter your password.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    signUp: 'Create an account',
    byInvitation: 'New accounts are by invitation only.',
  },
  signUp: {
    title: 'Create account',
    lead: 'Your account comes with a team of its own. Events, orders and payments belong to the team.',
    submit: 'Create account',
    organiser: 'Organiser',
    organiserHint: 'The name buyers will see, such as your venue or organisation.',
    organiserRequired: 'Enter the name buyers will see.',
    currency: 'Currency',
    currencyHint: 'What your tickets are sold in. You can change it later, also per event.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    first: {
      title: 'This is the first account here',
      body: 'You’ll be the administrator: only you can see server health and the mail log.',
    },
    closed: {
      title: 'By invitation only',
      body: 'You need an invitation to create an account here. Ask a team you work with for one.',
    },
  },
  forgotPassword: {
    title: 'Forgot password',
    lead: 'Enter the address you sign in with, and we’ll email you a link to choose a new password.',
    keptLead:
      'Enter the address you sign in with. This installation can’t send emails: its administrator will have to give you the link to choose a new password.',
    submit: 'Send link',
    remembered: 'Remembered it after all?',
    signIn: 'Sign in',
    kept: {
      title: 'Ask the administrator for the link',
      body: 'This installation can’t send emails. If there’s an account for <b>{email}</b>, its administrator finds your link in the mail log. It works once, and only for the next hour.',
    },
    sent: {
      title: 'Check your email',
      body: 'If there’s an account for <b>{email}</b>, we’ve emailed you a link. It works once, and only for the next hour.',
      nothing: 'Nothing after a few minutes? Check your spam folder, or ask the administrator of this installation.',
      again: 'Use another address',
    },
  },
  resetPassword: {
    title: 'New password',
    lead: 'Saving a new password signs you out everywhere.',
    submit: 'Save password',
    done: {
      title: 'Password changed',
      body: 'You’ve been signed out everywhere. Sign in with your new password.',
      signIn: 'Sign in',
    },
  },
  confirmEmail: {
    title: 'Confirm email address',
    lead: 'You’ve opened the link from our email, so the new address is yours. Once you confirm it, you’ll use it to sign in.',
    submit: 'Confirm address',
    done: {
      title: 'Address confirmed',
      body: 'Use it to sign in from now on.',
    },
    expired:
      'It has already been used, is more than a day old, or the change was cancelled. You can request the change again in your profile.',
    taken: {
      title: 'This address is already taken',
      body: 'Another account uses it now, so yours keeps its current address.',
    },
    profile: 'My profile',
  },
  expired: {
    title: 'This link no longer works',
    reset: 'It has already been used, is more than an hour old, or the password has been changed since.',
    again: 'Get a new link',
  },
  signInAgain: 'Sign in as <b>{email}</b> to continue. What you typed is still here.',
  signOut: {
    title: 'Sign out',
    signedInAs: 'You’re signed in as',
    here: 'Sign out of this browser',
    everywhere: 'Sign out everywhere',
    everywhereNote: 'Ends your sessions in all browsers and on all devices. Useful if you’ve lost one.',
    stay: 'Stay signed in',
    done: {
      title: 'You’re signed out',
      body: 'Nothing is left behind in this tab.',
      signIn: 'Sign in',
    },
  },
  demo: {
    body: 'The demo doesn’t need an account: everything in it is made up, stays in this tab, and disappears when you reload the page. On your own Foyer, this page works.',
    enter: 'Explore the demo',
  },
} as const
