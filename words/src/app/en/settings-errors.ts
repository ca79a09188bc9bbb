/** The reasons why settings of a team are refused, by the contract's code. Not in the first load, unlike `errors`. */
export const settingsErrors = {
  'imprint-needed': 'Events are on sale under this imprint. Close them before you remove it.',
} as const
