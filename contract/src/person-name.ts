import { refine } from './refine.ts'
import { line, maxNameLength } from './text.ts'

// Mails greet people by the name that was entered and come from a team by its name, and the first mail goes to an
// unconfirmed address. Mail programs turn web addresses into links, so a name with a web address would make Foyer send
// advertisements to strangers.

/**
 * Top-level domains that mail programs turn into links: the old generic ones, those that spam uses most, and those in
 * other scripts. Country codes, and names in Punycode, are recognised by their form.
 */
const knownTopLevels = new Set(
  `com net org info biz edu gov mil int arpa name mobi asia jobs travel pro tel cat coop aero museum post xyz top online
  site store shop club live icu vip app dev web link links click win bid loan loans men work works party review reviews
  date dating trade stream gdn racing download accountant accountants science space website tech page blog news email fun
  games game world life today digital cloud agency group media network systems solutions services support center company
  business finance money cash credit casino bet poker lotto sale deals gift gifts promo direct express zone city land
  house network host hosting press rest best cyou sbs bond lol monster quest rocks beauty autos wiki art ltd one run
  wang wtf pics photos pictures video movie tube chat social team guru expert academy school events tickets show
  berlin hamburg koeln cologne bayern wien tirol paris alsace bzh london wales scot swiss ruhr saarland nrw gmbh
  рф рус онлайн сайт орг ком дети москва укр срб бел мкд бг қаз ею ελ ευ հայ გე
  中国 中國 公司 网络 網絡 网址 在线 中文网 商城 我爱你 香港 台灣 台湾 集团 한국 닷컴 닷넷 みんな コム
  السعودية امارات مصر شبكة موقع كوم ایران بازار المغرب عمان الاردن भारत नेट संगठन कॉम ไทย คอม ישראל קום`.split(/\s+/),
)

const countryCode = /^[a-z]{2}$/
const punycode = /^xn--/
// after a family name, without a blank
const generations = new Set(['jr', 'sr', 'ii', 'iv'])

/** Abbreviations in front of a name, after which the blank is often missing: `Dr.Li`, `Frau Prof.Dr.med.Wu`. */
const titles = new Set(
  `dr prof mag dipl ing med rer nat phil jur theol habil dent vet pharm oec pol agr mult univ priv doz mudr mgr bc mr mrs
  ms mx st sr sra srta mme mlle hr fr fam frl geb verw ph sir rev hon capt`.split(/\s+/),
)

// a domain and what follows it: a path, a query or a port make it an address, whatever its top-level domain is
const label = String.raw`[\p{L}\p{M}\p{N}_-]`
const domain = new RegExp(String.raw`(?<!${label})${label}+(?:\.${label}+)+(?<more>\.?(?:[/\\]|[?#]\S|:\d))?`, 'gu')
const prefix = new RegExp(String.raw`:\s?//|(?<!${label})www\d*\.`, 'u')

/**
 * Whether a mail program may turn a part of this text into a link: a text with `://` or `www.`, a domain with a path,
 * or a domain under a well-known top-level domain, in any script. Initials, titles and `Co.KG` are no domains.
 */
export function containsLink(text: string): boolean {
  // as mail programs and browsers read it: full-width letters and dots count, invisible characters do not
  const normalised = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u3002', '.')
    .toLowerCase()
  if (prefix.test(normalised)) return true
  return [...normalised.matchAll(domain)].some(({ 0: found, groups }) => {
    const more = groups?.['more'] ?? ''
    return isAddress(found.slice(0, found.length - more.length), more !== '')
  })
}

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/

function isAddress(host: string, hasPath: boolean): boolean {
  if (ipv4.test(host)) return hasPath
  const labels = host.split('.')
  const topLevel = labels.at(-1) ?? ''
  const owner = labels.at(-2) ?? ''
  const known =
    knownTopLevels.has(topLevel) ||
    punycode.test(topLevel) ||
    (countryCode.test(topLevel) && !generations.has(topLevel))
  const isAbbreviation = owner.length === 1 || titles.has(owner) || host === 'co.kg'
  if (hasPath) return known || (!isAbbreviation && topLevel.length > 1)
  return known && !isAbbreviation
}

/** The name of a person: one line without a web address. May be empty. */
export const OptionalPersonName = line(maxNameLength).refine(
  // a longer text is refused anyway
  ...refine('contains-link', (name: string) => name.length > maxNameLength || !containsLink(name)),
)

/** The name of a person that is required. */
export const PersonName = OptionalPersonName.min(1)

/** The name of a team. */
export const TeamName = OptionalPersonName.min(1)
