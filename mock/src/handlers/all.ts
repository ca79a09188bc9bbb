import { changelogHandlers } from './changelog.ts'
import { eventHandlers } from './events.ts'
import { installationHandlers } from './installation.ts'
import { meHandlers } from './me.ts'
import { searchHandlers } from './search.ts'
import { supportHandlers } from './support.ts'
import { teamHandlers } from './teams.ts'

/** Who answers what, by resource. What is not here the mock refuses in the specification's words. */
export const handlers = {
  changelog: changelogHandlers,
  events: eventHandlers,
  installation: installationHandlers,
  me: meHandlers,
  search: searchHandlers,
  support: supportHandlers,
  teams: teamHandlers,
}
