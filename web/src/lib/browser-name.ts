/** For the sake of old sites a user agent also names other browsers. The first match counts. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const portable: readonly string[] = ['iPhone', 'iPad', 'Android']

/** The browser and system that a user agent names. */
export interface BrowserName {
  browser: string | undefined
  system: string | undefined
  /** Whether it runs on a phone or tablet. */
  portable: boolean
}

/**
 * @param userAgent the `User-Agent` header of a session. Versions are dropped: they do not help to recognise a browser.
 */
export function browserName(userAgent = ''): BrowserName {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0]
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0]
  return { browser, system, portable: system !== undefined && portable.includes(system) }
}
