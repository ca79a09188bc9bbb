/** The reasons why a typed web address is refused, by the contract's code. Loaded where addresses are typed. */
export const addressErrors = {
  'address-format': 'Enter a website address, such as www.example.com.',
  'address-scheme': 'Use an address that starts with https:// or http://.',
  'address-credentials': 'Remove the user name and password from the address.',
  'address-private': 'This address only works on your own computer or network. Enter one that anyone can open.',
  'address-port':
    'Foyer can only watch the standard ports, 80 and 443. Remove the port from the address, or enter another one.',
} as const
