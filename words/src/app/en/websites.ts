/** The website of an event as Foyer watches it. */
export const websites = {
  title: 'Website',
  lead: 'Foyer checks it every five minutes and lets you know in the inbox when it goes down or changes.',
  checkNow: 'Check now',
  checking: 'Checking…',
  checked: 'Website checked.',
  shared:
    '{count, plural, one {Another event has this address too. Foyer checks it once for both.} other {# other events have this address too. Foyer checks it once for all of them.}}',
  state: {
    ended: {
      label: 'No longer checked',
      body: 'The event has been over for 30 days, so Foyer no longer checks its website.',
    },
    'not-judged': {
      label: 'Not checked at the moment',
      body: 'Foyer itself has had no internet connection since {since}, so it can’t tell how the website is. Checks resume as soon as the connection is back.',
    },
    'not-up-yet': {
      label: 'Not up yet',
      body: 'Foyer hasn’t reached it so far and keeps trying. If that takes longer than a day, you’ll get a message in the inbox.',
    },
    unstable: {
      label: 'Unstable',
      body: 'It has kept going down and coming back since {since}. You’ll get a message in the inbox once it’s stable.',
    },
    waiting: { label: 'Not checked yet', body: 'Foyer will check it within a minute.' },
    up: { label: 'Up', body: 'Everything looks fine.' },
    failing: {
      label: 'Not responding',
      body: 'One check has failed. If the next one, in a minute, fails too, the website counts as down.',
    },
    down: { label: 'Down', body: 'Down since {since}.' },
    recovering: {
      label: 'Responding again',
      body: 'If the next check, in a minute, succeeds too, the website counts as up.',
    },
  },
  next: 'How to fix it',
  facts: {
    checked: 'Last check',
    nextCheck: 'next {when}',
    response: 'Response time',
    title: 'Page title',
    redirects: 'Redirects to',
    certificate: 'Certificate valid until',
    expiring: '{days, plural, =0 {expires today} one {one day left} other {# days left}}',
    expired: 'expired',
    milliseconds: '{ms} ms',
  },
  uptime: {
    title: 'Last 90 days',
    firstTitle: 'Uptime',
    first: {
      up: 'Up for {unit, select, minute {{count, plural, one {# minute} other {# minutes}}} hour {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# day} other {# days}}}}.',
      down: 'Down for {unit, select, minute {{count, plural, one {# minute} other {# minutes}}} hour {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# day} other {# days}}}}.',
    },
    none: 'A chart of each day will appear here after a week.',
    summary: '{days, plural, one {{share} uptime over one day.} other {{share} uptime over # days.}}',
    picture:
      '{share} uptime. {downDays, plural, =0 {No downtime.} one {Downtime on one day.} other {Downtime on # days.}}',
    legendUp: 'Up',
    legendPartly: 'Some downtime',
    legendNone: 'Not monitored',
    table: 'Figures for each day',
    day: 'Day',
    up: 'Uptime',
    checks: 'Checks',
    response: 'Response time',
  },
  response: {
    title: 'Response time',
    none: 'Response times will appear here after the first successful checks.',
    summary: '{average} ms on average over the last two days, {slowest} ms at most.',
    table: 'Figures for each half hour',
    from: 'From',
    average: 'Average',
    slowest: 'Slowest',
    failed: 'Failed',
    failedOf: '{failed, number} of {checks, number}',
  },
  changes: {
    title: 'Changes',
    none: 'No changes yet.',
    down: 'Down',
    up: 'Back up',
    upSince: 'It had been down since {since}.',
    first: 'Up at the first check',
    newTitle: 'Title changed',
    titleTo: 'Now “{to}”, previously “{from}”',
    noTitle: 'no title',
    content: 'Content changed',
    certificate: 'Certificate changed',
    certificateTo: 'Valid until {until}',
    address: 'Address changed',
    addressFrom: 'Previously {from}',
  },
  failure: {
    'address-blocked': {
      what: 'The address isn’t publicly reachable, or doesn’t use port 80 or 443.',
      next: 'Foyer only checks addresses that anyone can reach. Enter a different one above, or leave it as it is and it won’t be checked.',
    },
    'dns-not-found': {
      what: 'The domain name doesn’t exist (DNS).',
      next: 'Check the spelling. If it’s correct, renew the domain or set up its DNS records with your registrar.',
    },
    'dns-failed': {
      what: 'The domain name couldn’t be looked up (DNS).',
      next: 'This usually resolves itself. If it doesn’t, ask the provider of the domain’s name servers.',
    },
    refused: {
      what: 'The server refused the connection.',
      next: 'Restart the web server, or ask your hosting provider.',
    },
    unreachable: {
      what: 'The server can’t be reached.',
      next: 'Ask your hosting provider whether the server is running.',
    },
    reset: {
      what: 'The connection was interrupted.',
      next: 'Ask your hosting provider: an overloaded server or a firewall can cause this.',
    },
    timeout: {
      what: 'The website didn’t respond within ten seconds.',
      next: 'Try opening it yourself. If it doesn’t load, the server is overloaded or switched off, so ask your hosting provider.',
    },
    'tls-expired': {
      what: 'The certificate has expired, so browsers block visitors.',
      next: 'Renew the certificate where the website is hosted.',
    },
    'tls-not-yet-valid': {
      what: 'The certificate isn’t valid yet.',
      next: 'Install one that’s valid today. The server’s clock could also be wrong.',
    },
    'tls-wrong-host': {
      what: 'The certificate is for a different name.',
      next: 'Get a certificate for exactly this address, with or without “www”.',
    },
    'tls-self-signed': {
      what: 'The certificate is self-signed, so browsers block visitors.',
      next: 'Get one from an authority that browsers trust. Let’s Encrypt issues them for free.',
    },
    'tls-untrusted': {
      what: 'The certificate comes from an authority that browsers don’t trust.',
      next: 'Install the certificate with its full chain, or get one from an authority that browsers trust.',
    },
    'tls-failed': {
      what: 'A secure connection couldn’t be established.',
      next: 'Ask your hosting provider: the server may only support protocols that browsers no longer accept (older than TLS 1.2).',
    },
    'too-many-redirects': {
      what: 'The website keeps redirecting.',
      next: 'Fix the redirects: often “http” and “https”, or the addresses with and without “www”, redirect to each other.',
    },
    'redirect-broken': {
      what: 'The website redirects, but doesn’t say where to.',
      next: 'Fix the redirect where the website is hosted.',
    },
    'invalid-answer': {
      what: 'The response isn’t a valid web page.',
      next: 'Ask your hosting provider: something other than a web server may be responding.',
    },
    'body-too-large': {
      what: 'The page is larger than 2 MB.',
      next: 'Make the page smaller, or enter the address of a different one.',
    },
    'access-refused': {
      what: 'Access is denied ({status}).',
      next: 'The page may be protected by a password or a bot filter. Let requests from “Foyer” through, or enter the address of a page that anyone can open.',
    },
    'page-not-found': {
      what: 'The page wasn’t found ({status}).',
      next: 'Restore the page, or enter its new address.',
    },
    'too-many-requests': {
      what: 'The website says it’s getting too many requests ({status}).',
      next: 'Ask your hosting provider to let requests from “Foyer” through. There’s only one every five minutes.',
    },
    'client-error': {
      what: 'The website rejects the request ({status}).',
      next: 'Try opening the address yourself, and correct it if it doesn’t work.',
    },
    'server-unavailable': {
      what: 'The website is temporarily unavailable ({status}).',
      next: 'This is often maintenance. If it continues, ask your hosting provider.',
    },
    'server-error': {
      what: 'The server reports an internal error ({status}).',
      next: 'Check the website’s error log, or ask the person who built it.',
    },
    'unexpected-status': {
      what: 'The website responds in an unexpected way ({status}).',
      next: 'Try opening the address yourself, and correct it if it doesn’t work.',
    },
  },
} as const
