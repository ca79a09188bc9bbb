import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** The result of one run: scores from 0 to 100, times in milliseconds. */
export interface LighthouseRun {
  performance: number
  accessibility: number
  firstPaint: number
  largestPaint: number
  blocking: number
  transferKb: number
}

/** Runs Lighthouse's simulated phone on a page, in a browser of its own. @param headers of every request */
export async function runLighthouse(url: string, headers: Record<string, string>): Promise<LighthouseRun> {
  const chromePath = process.env['CHROMIUM_PATH']
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      extraHeaders: headers,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'silent',
    })
    const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)
    const value = (name: string) => result?.lhr.audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      transferKb: value('total-byte-weight') / 1024,
    }
  } finally {
    chrome.kill()
  }
}
