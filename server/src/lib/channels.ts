/** NOTIFY channel: an event's page in the page cache is out of date. The payload is the event's id. */
export const eventPagesChannel = 'event_pages'

/** NOTIFY channel: the inbox of a team has changed. The payload is the team's id. */
export const inboxChannel = 'inbox'
