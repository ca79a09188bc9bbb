/** Signing in, up and out, and passwords. */
export const accounts = {
  name: 'Your name',
  nameRequired: 'Enter your name.',
  email: 'E-mail address',
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
    byInvitation: 'New accounts are by invitation only here.',
  },
  signUp: {
    title: 'Create account',
    lead: 'With your account comes a team of your own. Events, orders and money belong to the team.',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    first: {
      title: 'This is the first account here',
      body: 'It will run the installation: it alone sees the state of the server and the mail log.',
    },
    closed: {
      title: 'By invitation only',
      body: 'Nobody can create an account here unasked. Ask a team you work with for an invitation.',
    },
  },
  forgotPassword: {
    title: 'Forgot password',
    lead: 'Enter the address you sign in with. Foyer sends you a link to choose a new password.',
    submit: 'Send link',
    remembered: 'Remembered it after all?',
    signIn: 'Sign in',
    sent: {
      title: 'Look in your mailbox',
      body: 'If there is an account for <b>{email}</b>, a mail with a link is on its way. The link works once, within the next hour.',
      nothing: 'Nothing there after a few minutes? Look in the spam folder, or ask whoever runs Foyer for you.',
      again: 'Use another address',
    },
  },
  resetPassword: {
    title: 'New password',
    lead: 'Wherever you are signed in with the old one, you are then signed out.',
    submit: 'Save password',
    done: {
      title: 'Your password is changed',
      body: 'You are signed out everywhere. Sign in with the new password.',
      signIn: 'Sign in',
    },
  },
  confirmEmail: {
    title: 'Confirm e-mail address',
    lead: 'You have opened the link in our mail, so the new address is yours. Confirm it, and you sign in with it from now on.',
    submit: 'Confirm address',
    done: {
      title: 'Your address is confirmed',
      body: 'From now on you sign in with it.',
    },
    expired:
      'It was used already, is older than a day, or the change was called off. You can ask for the change again in your profile.',
    taken: {
      title: 'This address is taken',
      body: 'Somebody else has an account with it by now. Your account keeps the address it has.',
    },
    profile: 'My profile',
  },
  expired: {
    title: 'This link no longer works',
    reset: 'It was used already, is older than an hour, or the password has been changed since.',
    again: 'Ask for a new link',
  },
  signInAgain: 'Sign in as <b>{email}</b> to go on. What you typed is still here.',
  signOut: {
    title: 'Sign out',
    signedInAs: 'You are signed in as',
    here: 'Sign out in this browser',
    everywhere: 'Sign out everywhere',
    everywhereNote: 'Ends your sessions in all browsers, on all devices. For when one of them is lost.',
    stay: 'Stay signed in',
    done: {
      title: 'You are signed out',
      body: 'Nothing that was shown to you is kept in this tab.',
      signIn: 'Sign in',
    },
  },
  demo: {
    body: 'The demo needs no account: everything in it is made up, stays in this tab, and is gone once the page is loaded again. In a Foyer of your own this page is at work.',
    enter: 'Look around the demo',
  },
} as const
