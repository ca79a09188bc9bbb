/** The parts into which each language's messages are cut. Every page needs `first`, which also covers the home list. */
export const messageParts = ['first', 'demo', 'event', 'inbox', 'orders', 'settings', 'rest'] as const
export type MessagePart = (typeof messageParts)[number]

/** The parts that each lazily loaded page needs beyond `first`. */
export const wordsOf = {
  ChangelogPage: ['rest'],
  ConfirmEmailPage: ['rest'],
  CreateEventPage: [],
  CreateTeamPage: ['rest'],
  DemoNote: ['demo', 'event'],
  EnterKeyPage: [],
  EventPage: ['event'],
  EventsPage: [],
  ForgotPasswordPage: ['rest'],
  HomePage: [],
  InboxPage: ['inbox'],
  InstallationPage: ['settings'],
  LogoutPage: ['rest'],
  MailLogPage: ['settings'],
  MyProfilePage: ['inbox', 'rest'],
  OrderPage: ['orders'],
  OrdersPage: ['orders'],
  PrivacyPolicyPage: ['rest'],
  ResetPasswordPage: ['rest'],
  SearchPage: ['rest'],
  SettingsLayout: ['settings'],
  SettingsPage: ['rest', 'settings'],
  ShareFeedbackPage: ['rest'],
  SignInAgain: ['rest'],
  SignInPage: ['rest'],
  SignUpPage: ['rest'],
  SupportPage: ['rest'],
  TeamPage: ['rest'],
  TeamSettingsPage: ['rest'],
} as const satisfies Record<string, readonly Exclude<MessagePart, 'first'>[]>
