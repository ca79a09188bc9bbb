import { permissions } from '../../permissions/en.ts'
import { roles } from '../../roles/en.ts'

/** Roles, what each is for and may do, and the events that a member or a token works on. */
export const access = {
  role: 'Role',
  roles,
  roleNotes: {
    owner: 'Responsible for the team. Can do everything.',
    admin: 'Runs the team day to day. Can do everything the owner can, except delete the team.',
    manager: 'Plans events: creates, edits and publishes them.',
    'box-office': 'Looks after buyers and their orders.',
    door: 'Lets people in at the door.',
    viewer: 'Can view everything, but can’t make changes.',
  },
  permissions,
  rights: 'What this role can do',
  eventChoice: {
    legend: 'Events',
    all: 'All events',
    allHint: 'Including events added later.',
    chosen: 'Chosen events',
    search: 'Search events',
    clear: 'Clear search',
    count: '{count, plural, =0 {No events chosen yet.} one {# event chosen.} other {# events chosen.}}',
    none: 'No events found.',
    more: '{count, plural, one {# more event: search for its name.} other {# more events: search for a name.}}',
    required: 'Choose at least one event.',
    short: '{count, plural, =0 {no events left} one {# event} other {# events}}',
    everything: 'Owners and admins always have access to all events.',
  },
} as const
