/** Texts of notifications, on screen and by mail, in English, the language the others are checked against. */
export const notifications = {
  'website-down': {
    title: 'The website is down',
    body: 'Two checks of {url} have failed: {failure, select, address_blocked {its address isn’t publicly reachable} dns_not_found {its domain name doesn’t exist (DNS)} dns_failed {its domain name couldn’t be looked up (DNS)} refused {the server refused the connection} unreachable {the server can’t be reached} reset {the connection was interrupted} timeout {it didn’t respond within ten seconds} tls_expired {its certificate has expired} tls_not_yet_valid {its certificate isn’t valid yet} tls_wrong_host {its certificate is for a different name} tls_self_signed {its certificate is self-signed} tls_untrusted {its certificate comes from an authority that browsers don’t trust} tls_failed {a secure connection couldn’t be established} too_many_redirects {it keeps redirecting} redirect_broken {it redirects, but doesn’t say where to} invalid_answer {the response isn’t a valid web page} body_too_large {the page is too large} access_refused {access is denied ({status})} page_not_found {the page wasn’t found ({status})} too_many_requests {it says it’s getting too many requests ({status})} client_error {it rejects the request ({status})} server_unavailable {it’s temporarily unavailable ({status})} server_error {the server reports an internal error ({status})} unexpected_status {it responds in an unexpected way ({status})} other {it didn’t respond properly}}.{shared, select, yes { Events with this website: {events}.} other {}}',
  },
  'website-up': {
    title: 'The website is back up',
    body: '{url} can be reached again. It had been down since {since}.{shared, select, yes { Events with this website: {events}.} other {}}',
  },
  'website-unstable': {
    title: 'The website keeps going down',
    body: '{url} has gone down or come back up three times within an hour. Foyer will keep checking it and let you know once it’s stable.{shared, select, yes { Events with this website: {events}.} other {}}',
  },
  'website-steady': {
    title: '{steady, select, up {The website is stable again} other {The website is still down}}',
    body: '{url} {steady, select, up {has been up without interruption since {since}} other {has been down without interruption since {since}}}.{shared, select, yes { Events with this website: {events}.} other {}}',
  },
  'certificate-expiring': {
    title: 'The website’s certificate expires soon',
    body: 'The certificate for {url} is valid until {until}. Renew it before then, or browsers will block visitors.{shared, select, yes { Events with this website: {events}.} other {}}',
  },
  'notion-state': {
    title:
      '{state, select, connected {The Notion page can be read again} complete_again {The Notion page is published in full again} incomplete_again {The Notion page can be read again} incomplete {The Notion page is only partly published} paused {Syncing with Notion is paused} other {The Notion page can’t be read}}',
    body: '{state, select, connected {The event’s public page is up to date with Notion again.} complete_again {The event’s public page is complete again.} incomplete_again {The event’s public page is up to date with Notion again, except for parts that couldn’t be included. The event’s page shows which.} key_refused {Notion no longer accepts the key. Create a new one and enter it on the event’s “Enter key” page.} capability_missing {The key isn’t allowed to read content. In Notion, allow it under the connection’s capabilities.} page_not_shared {The page isn’t shared with the key’s connection. Open the page in Notion and add the connection.} is_database {The link opens a database. Link to a page instead.} in_trash {The page is in the trash in Notion. Restore it, or link to another page.} rate_limited {Notion is limiting requests right now. Foyer will carry on as soon as it can; you don’t need to do anything.} blocked {Notion has blocked the key. Create a new one and enter it on the event’s “Enter key” page.} notion_down {Notion isn’t responding. Foyer keeps trying; you don’t need to do anything.} too_large {The page is too large for Foyer to read. Split it into several pages.} incomplete {The page is published, but parts of it couldn’t be included. The event’s page shows which.} paused {Foyer won’t check the page until you resume.} no_page {The event no longer has a Notion link. Add one on the event’s page.} no_key {The event no longer has a Notion key. Enter one on the event’s “Enter key” page.} other {The event’s page shows what’s wrong.}}',
  },
  'page-changed': {
    title: '{page, select, notion {The Notion page has changed} other {The website has changed}}',
    body: '{page, select, notion {{renamed, select, yes {Title changed. } other {}}{edited, plural, =0 {} one {One part changed. } other {# parts changed. }}{added, plural, =0 {} one {One part added. } other {# parts added. }}{removed, plural, =0 {} one {One part removed. } other {# parts removed. }}The event’s public page shows the new version.} other {Its content has changed since the last check. If that was you, you don’t need to do anything.}}{shared, select, yes { Events with this website: {events}.} other {}}',
  },
  'approval-requested': {
    title: '{requests, plural, one {A new request} other {# new requests}}',
    body: '{waiting, plural, one {One request is waiting for your decision. Its seats stay reserved until then.} other {# requests are waiting for your decision. Their seats stay reserved until then.}} Approve or decline requests from the event’s orders.',
  },
  'first-sale': {
    title: 'First sale',
    body: 'Sales are under way: {cost, select, free {{tickets, plural, one {# free ticket has been ordered.} other {# free tickets have been ordered.}}} other {{tickets, plural, one {# ticket has been sold for {total}.} other {# tickets have been sold for {total}.}}}}',
  },
  'sold-out': {
    title: '{scope, select, type {{name} is sold out} other {Sold out}}',
    body: '{scope, select, type {All tickets of this type have been sold.} other {All tickets for the event have been sold.}}',
  },
  'mail-failing': {
    title: 'An email couldn’t be delivered',
    body: '“{subject}” didn’t reach {to}. {reason}',
  },
  'payment-disputed': {
    title: 'A payment is disputed',
    body: 'The buyer of order {number} has asked their bank to return {amount}. Respond in Stripe by its deadline, or the money will go back to the buyer.',
  },
  'refund-failed': {
    title: 'A refund to a card has failed',
    body: 'The card provider didn’t make the refund of {amount} for order {number}. You’ll find the reason on the order’s page, under “Payments”. If the buyer is still owed the money, choose “Retry refund” there.',
  },
  'refund-account': {
    title:
      '{changed, select, yes {The buyer has changed the bank account for a refund} other {The buyer has entered a bank account for a refund}}',
    body: 'Order {number}: transfer {amount} to the account on the order’s page, then mark the refund as sent.',
  },
  'refund-needed': {
    title: 'A buyer has cancelled tickets',
    body: 'Order {number} is overpaid by {amount}. Under your cancellation policy, you refund it yourself. On the order’s page, choose “Refund the difference”.',
  },
  'disk-low': {
    title: 'The disk is almost full',
    body: 'Only {free} of {size} is left on the disk of this Foyer installation. Once it’s full, nothing can be sold. Free up space or enlarge the disk.',
  },
  'connection-lost': {
    title: 'Foyer has no internet connection',
    body: 'Most websites of events, or Notion, stopped responding at the same time, and so did the addresses Foyer compares them with. Check the network of the server. Until the connection is back, no website counts as down, and Notion pages can’t be read.',
  },
  'connection-back': {
    title: 'Foyer is connected to the internet again',
    body: 'There had been no connection since {since}. Websites are being checked again.',
  },
  'member-joined': {
    title: '{name} has joined the team',
    body: 'Role: {role, select, owner {owner} admin {admin} manager {manager} box_office {box office} door {door} other {viewer}}.',
  },
} as const

/** The settings of emails about the inbox: their heading, and the name of each topic. */
export const emailSettings = {
  title: 'Email notifications',
  people: 'Messages from buyers',
  website: 'Event websites',
  notion: 'Notion pages',
  sales: 'First sales and sold-out events',
  trouble: 'Undelivered emails, disputed payments and refunds',
  team: 'New team members',
} as const
