/** The combo box of time zones. */
export const timeZones = {
  often: 'Common time zones',
  open: 'Show all time zones',
  none: 'No matching time zone. Try a city or the name of a zone, such as “Lisbon” or “Central European”.',
  areas: {
    Europe: 'Europe',
    Africa: 'Africa',
    America: 'America',
    Antarctica: 'Antarctica',
    Arctic: 'Arctic',
    Asia: 'Asia',
    Atlantic: 'Atlantic',
    Australia: 'Australia',
    Indian: 'Indian Ocean',
    Pacific: 'Pacific',
    Other: 'Other',
  },
} as const
