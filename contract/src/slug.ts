const longest = 60
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Text as it is compared where accents and capitals do not matter: `Zürich` and `zurich` are the same. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Part of an address made of a name: `Sommerfest im Hof` → `sommerfest-im-hof`. German umlauts are written out as
 * Germans do; accents go; a name without Latin letters or digits gives an empty text.
 */
export const slugOf = (name: string): string =>
  plain(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => german[letter] ?? letter),
  )
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
