// The log of the journeys, in which people do everything that Foyer can do: it may contain no secret and no personal data.
const forbidden: Record<string, RegExp> = {
  'an email address': /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  'a key of Notion or Stripe': /\b(?:ntn|secret|[sr]k_test|[sr]k_live|whsec)_\w/,
  'an API token': /\bfoyer_\w{20}/,
  'the password of the journeys': /correct horse/,
  // an id has 26 characters behind its prefix, the token that is made of it 52
  'the token of a link': /[a-z\d]{40,}/,
  // the letters of an id are small ones
  'a random token': /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}/,
}

/** The lines of a server's log that contain something forbidden or are an error, each with the reason. */
export const faultsOfLog = (log: string): string[] =>
  log
    .split('\n')
    .flatMap((line) => [
      ...Object.entries(forbidden).flatMap(([name, pattern]) => (pattern.test(line) ? [`${name}: ${line}`] : [])),
      ...(/"level":"(?:error|fatal)"/.test(line) ? [`an error: ${line}`] : []),
    ])
