/** The parts that the words of a language are cut into; the first is what every page needs, and the home list. */
export const parts = ['first', 'event', 'inbox', 'orders', 'settings', 'rest'] as const
export type Part = (typeof parts)[number]

/** What each page that is fetched when it is gone to needs beyond the first part. */
export const wordsOf = {
  ChangelogPage: ['rest'],
  ConfirmEmailPage: ['rest'],
  CreateEventPage: [],
  CreateTeamPage: ['rest'],
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
} as const satisfies Record<string, readonly Exclude<Part, 'first'>[]>
