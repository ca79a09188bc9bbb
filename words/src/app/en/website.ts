/** The website of an event as Foyer watches it. */
export const website = {
  title: 'Website',
  lead: 'Foyer looks at it every five minutes and tells you in the inbox when it breaks or changes.',
  checkNow: 'Check now',
  checking: 'Being checked…',
  checked: 'The website was checked.',
  state: {
    waiting: { label: 'Not checked yet', body: 'Foyer looks at it within a minute.' },
    up: { label: 'Up', body: 'It answers as it should.' },
    failing: {
      label: 'Not answering',
      body: 'One check has failed. When the next one in a minute fails too, it counts as down.',
    },
    down: { label: 'Down', body: 'Down since {since}.' },
    recovering: { label: 'Answering again', body: 'When it answers once more in a minute, it counts as up.' },
  },
  next: 'What to do',
  facts: {
    checked: 'Last check',
    nextCheck: 'next {when}',
    response: 'First answer after',
    title: 'Title of the page',
    redirects: 'Leads on to',
    certificate: 'Certificate valid until',
    expiring: '{days, plural, =0 {today is its last day} one {one day left} other {# days left}}',
    expired: 'expired',
    milliseconds: '{ms} ms',
  },
  uptime: {
    title: 'Last 90 days',
    none: 'There is nothing to show before the first day of checks.',
    summary: '{share} of all checks in {days, plural, one {one day} other {# days}} found it up.',
    picture:
      '{share} up. {downDays, plural, =0 {It was up on every day.} one {It was down on one day.} other {It was down on # days.}}',
    legendUp: 'Up',
    legendPartly: 'Down for a time',
    legendNone: 'Not watched',
    table: 'Day by day, as a table',
    day: 'Day',
    up: 'Up',
    checks: 'Checks',
    response: 'First answer',
  },
  response: {
    title: 'How fast it answers',
    none: 'There is nothing to show before the first checks that were answered.',
    summary: '{average} ms on average over two days, {slowest} ms at most.',
    table: 'Half hour by half hour, as a table',
    from: 'From',
    average: 'Average',
    slowest: 'Slowest',
    failed: 'Failed',
    failedOf: '{failed, number} of {checks, number}',
  },
  changes: {
    title: 'What changed',
    none: 'Nothing so far.',
    down: 'Down',
    up: 'Up again',
    upSince: 'It was down since {since}.',
    first: 'Found up at the first check',
    newTitle: 'Another title',
    titleTo: '“{to}”, before “{from}”',
    noTitle: 'none',
    content: 'Other content',
    certificate: 'Another certificate',
    certificateTo: 'Valid until {until}',
    address: 'Another address',
    addressFrom: 'Before: {from}',
  },
  failure: {
    'address-blocked': {
      what: 'The address is not on the public internet, or not on port 80 or 443.',
      next: 'Foyer only asks addresses that everybody can reach. Enter another one above, or leave it: it is then not watched.',
    },
    'dns-not-found': {
      what: 'The name of the website is not known (DNS).',
      next: 'Check the spelling. If it is right, renew the domain or set its DNS records where it is registered.',
    },
    'dns-failed': {
      what: 'The name of the website could not be looked up (DNS).',
      next: 'Ask whoever runs the domain’s name servers. It usually passes by itself.',
    },
    refused: {
      what: 'The server takes no connections.',
      next: 'Start the web server again, or ask your host.',
    },
    unreachable: {
      what: 'The server cannot be reached.',
      next: 'Ask your host whether the server is running.',
    },
    reset: {
      what: 'The connection was broken off.',
      next: 'Ask your host: an overloaded server or a firewall does this.',
    },
    timeout: {
      what: 'It did not answer within ten seconds.',
      next: 'See whether it opens for you. If it does not, the server is overloaded or switched off: ask your host.',
    },
    'tls-expired': {
      what: 'Its certificate has expired, and browsers warn everybody off.',
      next: 'Renew the certificate where the website is hosted.',
    },
    'tls-not-yet-valid': {
      what: 'Its certificate is not valid yet.',
      next: 'Have one installed that is valid today; the server’s clock may be wrong too.',
    },
    'tls-wrong-host': {
      what: 'Its certificate is for another name.',
      next: 'Have a certificate made for exactly this address, with or without “www”.',
    },
    'tls-self-signed': {
      what: 'Its certificate was signed by itself; browsers warn everybody off.',
      next: 'Have one made by an authority that browsers know; Let’s Encrypt does it for free.',
    },
    'tls-untrusted': {
      what: 'Browsers do not trust whoever signed its certificate.',
      next: 'Have the certificate installed with its whole chain, or one made by an authority that browsers know.',
    },
    'tls-failed': {
      what: 'No secure connection came about.',
      next: 'Ask your host: the server may only speak protocols that browsers no longer take (below TLS 1.2).',
    },
    'too-many-redirects': {
      what: 'It leads from one address to the next without end.',
      next: 'Correct the redirects: often “http” and “https”, or with and without “www”, lead to each other.',
    },
    'redirect-broken': {
      what: 'It leads on without saying where.',
      next: 'Correct the redirect where the website is hosted.',
    },
    'invalid-answer': {
      what: 'What it sends is not what a web server should send.',
      next: 'Ask your host: something other than a web server may be answering.',
    },
    'body-too-large': {
      what: 'The page is larger than 2 MB.',
      next: 'Make the page smaller, which helps its readers too, or enter the address of another one.',
    },
    'access-refused': {
      what: 'It refuses access ({status}).',
      next: 'A password or a protection against robots does this. Let requests named “Foyer” in, or enter the address of a page that everybody may open.',
    },
    'page-not-found': {
      what: 'The page is not found ({status}).',
      next: 'Put the page back, or enter its new address.',
    },
    'too-many-requests': {
      what: 'It says that it is asked too often ({status}).',
      next: 'Have your host let requests named “Foyer” in: there is one every five minutes.',
    },
    'client-error': {
      what: 'It refuses the request ({status}).',
      next: 'See whether the address opens for you, and correct it if it does not.',
    },
    'server-unavailable': {
      what: 'It says that it is not available ({status}).',
      next: 'This is often maintenance. If it lasts, ask your host.',
    },
    'server-error': {
      what: 'The server reports an error of its own ({status}).',
      next: 'Look into the website’s error log, or ask whoever built it.',
    },
    'unexpected-status': {
      what: 'It answers in an unexpected way ({status}).',
      next: 'See whether the address opens for you, and correct it if it does not.',
    },
  },
} as const
