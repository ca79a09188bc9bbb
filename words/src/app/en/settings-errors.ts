/** The reasons why settings of a team are refused, by the contract's code. Not in the first load, unlike `errors`. */
export const settingsErrors = {
  iban: 'Check the IBAN: a letter or digit is wrong or missing.',
  bic: 'Check the BIC: it should have 8 or 11 letters and digits.',
  'imprint-needed': 'Events are on sale under this imprint. Close them before you remove it.',
  'bank-needed':
    'Buyers have been asked to transfer money to this account. Enter another one, or wait for their transfers.',
} as const
