// Plain JavaScript: the script of the checkout page contains this file as it is, and the server imports it.

/** The mailbox providers that most buyers have. */
const providers = `gmail.com googlemail.com hotmail.com hotmail.de hotmail.fr hotmail.co.uk outlook.com outlook.de
  outlook.fr live.com live.de live.fr live.co.uk msn.com icloud.com me.com aol.com yahoo.com yahoo.de yahoo.fr
  yahoo.co.uk gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de arcor.de posteo.de mailbox.org proton.me
  protonmail.com vodafone.de kabelmail.de magenta.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr
  numericable.fr bluewin.ch hispeed.ch sunrise.ch btinternet.com sky.com talktalk.net virginmedia.com telenet.be
  skynet.be`.split(/\s+/)

/** Others, whose domains only look like a mistyped one. */
const others = `mail.com mail.de email.com email.de ymail.com rocketmail.com gmx.fr gmx.eu aol.de aol.fr live.nl live.it
  yahoo.it yahoo.es hotmail.it hotmail.es outlook.it outlook.es protonmail.ch mac.com aon.at chello.at`.split(/\s+/)

/** Endings that no domain has, and what was meant. */
const endings = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  dee: 'de',
  nte: 'net',
  ogr: 'org',
}

/**
 * The address that was probably meant by a mistyped one.
 * @param {string} typed
 * @returns {string | undefined} undefined when nothing looks wrong
 */
export function likelyEmail(typed) {
  const [, mailbox, host = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? []
  const domain = host.toLowerCase()
  if (!mailbox || [...providers, ...others].includes(domain)) return undefined
  const likely = nearestTo(domain) ?? withKnownEnding(domain)
  return likely && `${mailbox}@${likely}`
}

/** The provider's domain that differs by a slip of the fingers; undefined when there is none, or when two are as near. */
function nearestTo(domain) {
  // Gmail has this domain only
  if (domain.startsWith('gmail.')) return 'gmail.com'
  const near = providers
    .map((each) => ({ each, distance: distanceOf(domain, each) }))
    .filter(({ each, distance }) => distance <= toleranceOf(each))
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.distance === near[1]?.distance ? undefined : near[0]?.each
}

// one slip turns a short domain into that of another company
function toleranceOf(domain) {
  if (domain.length < 8) return 0.5
  return domain.length < 12 ? 1 : 2
}

function withKnownEnding(domain) {
  const at = domain.lastIndexOf('.') + 1
  const ending = endings[domain.slice(at)]
  return ending && domain.slice(0, at) + ending
}

/** The slips between two texts: a letter too many, missing or wrong counts 1, two swapped letters 0.5. */
function distanceOf(a, b) {
  if (Math.abs(a.length - b.length) > 2) return 3
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? rows[i - 2][j - 2] + 0.5 : 3,
      )
    }
  }
  return rows[a.length][b.length]
}
