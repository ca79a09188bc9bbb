/** A word that readers from the field do not know, or know with another meaning. */
export interface PlainWord {
  word: string
  /** The end of the message that reports the word. */
  instead: string
  where: 'everywhere' | 'prose and names' | 'names' | 'names in tests' | 'names outside check-in'
}

const everywhere = {
  whoever: 'name the subject: the caller, another process, …',
  nobody: 'name the subject: no user, no other process, …',
  somebody: 'name the subject: a user, another process, …',
  anew: 'write “again”',
  meanwhile: 'write “in the meantime”, or “at the same time”',
}

/** Not in string literals: the sample texts of a catalogue may mention a desk or books. */
const inProseAndNames = {
  desk: 'write “reservation queue”: a desk is the box office of the venue',
  till: 'write “checkout” as a name, “until” in a sentence',
  shelf: 'write “page cache”',
  books: 'write “inventory”',
  gather: 'write “batch”',
  gathers: 'write “batches”',
  gathered: 'write “batched”',
  pulse: 'write “polling loop”',
  rhythm: 'write “frequency”',
  rhythms: 'write “frequencies”',
  looker: 'write “subscriber”',
  lookers: 'write “subscribers”',
  watcher: 'write “subscriber”',
  watchers: 'write “subscribers”',
}

/** Only in names: in a sentence these words are plain English. */
const inNames = {
  wish: 'write “request”',
  wishes: 'write “requests”',
  beat: 'write “polling loop”',
  beats: 'write “polling loop”',
  inTurn: 'write “limitConcurrency” for a limit, “inSequence” for one after another',
  takeTurn: 'write “consume” of the rate limit',
  forgetTurns: 'write “reset” of the rate limit',
  turns: 'write “rate limits”',
  doorForm: 'write “AuthForm”',
  noDoor: 'write “DemoNotice”',
  otherDoor: 'write “AuthLink”',
  tellOffer: 'write “invalidateEventPage”',
  trade: 'write “scenario”, or the name of the test data that it makes',
  meetAt: 'write “raceOnLock”',
  goIn: 'write “finishSignIn”',
  told: 'write “notified” or “notification”',
  toldKinds: 'write “notificationKinds”',
  saidKinds: 'write “messageKinds”',
  reseal: 'write “reencrypt”',
  letIn: 'write “reserveBatch”',
  welcome: 'write “buildOrder”',
  turnAway: 'write “reject”',
  look: 'write “style”, “appearance” or “design”; “poll” or “check” for the action',
  looks: 'write “styles” or “icons”',
  leftOut: 'write “skipped” or “excluded”',
  tell: 'write “notify” or “send”',
  tells: 'write “notifies” or “contains”',
  news: 'write “messages”, or “digest” for an email with several',
  world: 'write “store”, “scenario” or “samples”',
  thing: 'name the subject, such as “order”; in the audit log, write “subject”',
  things: 'name the subjects, such as “orders”; in the audit log, write “subjects”',
}

/** The whole name of a type or a function: it does not say what the type holds, or what the function does to what. */
export const vagueNames: Readonly<Record<'type' | 'function', ReadonlySet<string>>> = {
  type: new Set([
    ...['Answer', 'Arrival', 'Ask', 'Asked', 'Asking', 'Found', 'Given', 'Held', 'Kept', 'Look', 'Needs', 'Part'],
    ...['Parts', 'Read', 'Sent', 'Surroundings', 'Told', 'Visit', 'Waiting', 'Wanted', 'Way', 'Work'],
  ]),
  function: new Set(['keep', 'tell']),
}

/** Only in names, but not in those of the check-in: at the venue, people are admitted. */
const inNamesOutsideCheckIn = {
  admission: 'write “inventory” or “reservation”: admission is entry at the venue',
  admissions: 'write “inventory” or “reservation”: admission is entry at the venue',
  admit: 'write “reserve” or “allow”: admission is entry at the venue',
  admits: 'write “reserves” or “allows”: admission is entry at the venue',
  admitted: 'write “reserved” or “allowed”: admission is entry at the venue',
}

/** Only in names of tests: in the product, a venue has a stage, and there is an icon of a house. */
const inNamesInTests = {
  house: 'write “TestApp”',
  openCounter: 'write “TestClient”, or the name of the test data that it makes',
  stage: 'write “scenario”',
}

const entries = (where: PlainWord['where'], words: Record<string, string>): PlainWord[] =>
  Object.entries(words).map(([word, instead]) => ({ word, instead, where }))

export const plainWords: readonly PlainWord[] = [
  ...entries('everywhere', everywhere),
  ...entries('prose and names', inProseAndNames),
  ...entries('names', inNames),
  ...entries('names outside check-in', inNamesOutsideCheckIn),
  ...entries('names in tests', inNamesInTests),
]
