/** What Foyer tells in the inbox, on screen and by mail, in English, the language the others are checked against. */
export const told = {
  'website-down': {
    title: 'The website does not answer',
    body: 'Foyer has asked {url} twice: {failure, select, address_blocked {its address is not public} dns_not_found {its name is not known (DNS)} dns_failed {its name could not be looked up (DNS)} refused {the server takes no connections} unreachable {the server cannot be reached} reset {the connection was broken off} timeout {it did not answer within ten seconds} tls_expired {its certificate has expired} tls_not_yet_valid {its certificate is not valid yet} tls_wrong_host {its certificate is for another name} tls_self_signed {its certificate was signed by itself} tls_untrusted {its certificate comes from nobody browsers trust} tls_failed {no secure connection came about} too_many_redirects {it leads from one address to the next without end} redirect_broken {it leads on without saying where} invalid_answer {what it sends is no web page} body_too_large {it sends more than can be read} access_refused {it refuses access ({status})} page_not_found {the page is not found ({status})} too_many_requests {it says that it is asked too often ({status})} client_error {it refuses the request ({status})} server_unavailable {it says that it is not available ({status})} server_error {it reports an error of its own ({status})} unexpected_status {it answers in an unexpected way ({status})} other {it gave no good answer}}.',
  },
  'website-up': {
    title: 'The website answers again',
    body: '{url} can be reached again. It was down since {since}.',
  },
  'certificate-expiring': {
    title: 'The website’s certificate expires soon',
    body: 'The certificate of {url} is valid until {until}. From then on browsers warn everybody off. Renew it before.',
  },
  'notion-state': {
    title:
      '{state, select, connected {The Notion page is read again} incomplete {The Notion page is published in part} paused {The Notion page is paused} other {The Notion page cannot be read}}',
    body: '{state, select, connected {It is published as it is in Notion again.} key_refused {Notion no longer takes the key. Make a new one and enter it on the event’s key page.} capability_missing {The key may not read content. Allow it to in Notion, under the connection’s capabilities.} page_not_shared {The page is not shared with the connection of the key. Open the page in Notion and add the connection.} is_database {The link leads to a database. Enter the link of a page.} in_trash {The page is in Notion’s trash. Restore it, or enter the link of another one.} rate_limited {Notion asks Foyer to wait. There is nothing for you to do: Foyer goes on by itself.} blocked {Notion has shut the key out. Make a new one and enter it on the event’s key page.} notion_down {Notion does not answer. There is nothing for you to do: Foyer asks again.} too_large {The page is larger than Foyer can read. Divide it into several pages.} incomplete {The page is published, but something on it could not be taken along. The event shows what.} paused {Reading the page is paused.} no_page {There is no link to a page any more. Enter one on the event’s page.} no_key {There is no key any more. Enter one on the event’s key page.} other {The event shows what is wrong.}}',
  },
  'page-changed': {
    title: '{page, select, notion {The Notion page has changed} other {The website has changed}}',
    body: '{page, select, notion {The event’s public page shows the new version.} other {Its content is not what it was at the last check. If it was you, there is nothing to do.}}',
  },
  'first-sale': {
    title: 'First sale',
    body: '{tickets, plural, one {# ticket has} other {# tickets have}} been sold{cost, select, free {, free of charge} other {, for {total}}}. The sale has begun.',
  },
  'sold-out': {
    title: '{scope, select, type {{name} is sold out} other {Sold out}}',
    body: '{scope, select, type {All tickets of this kind are sold.} other {All tickets of the event are sold.}}',
  },
  'mail-failing': {
    title: 'A mail could not be delivered',
    body: '“{subject}” did not get to {to}. {reason}',
  },
  'payment-disputed': {
    title: 'A payment is disputed',
    body: 'The buyer of order {number} has their bank claim {amount} back. Answer in Stripe in time; without an answer the money goes back.',
  },
  'member-joined': {
    title: '{name} has joined the team',
    body: 'Role: {role, select, owner {owner} admin {admin} manager {manager} box_office {box office} door {door} other {viewer}}.',
  },
} as const
