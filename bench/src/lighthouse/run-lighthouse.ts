import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The result of one run: scores from 0 to 100, times in milliseconds. */
export interface LighthouseRun {
  performance: number
  accessibility: number
  firstPaint: number
  largestPaint: number
  blocking: number
  transferKb: number
}

/** The part of Lighthouse’s report that the bench reads. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const runProgram = promisify(execFile)

// A folder outside the workspaces: Lighthouse is a fifth of all packages, which `npm start` would install as well.
const folder = fileURLToPath(new URL('../../lighthouse', import.meta.url))
const program = `${folder}/node_modules/lighthouse/cli/index.js`

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const options = ['--only-categories=performance,accessibility', '--output=json', '--quiet']

/**
 * Runs Lighthouse's simulated phone on a page, in a browser of its own.
 * @param headers of every request
 * @throws Error with Lighthouse's output when it fails
 */
export async function runLighthouse(url: string, headers: Record<string, string>): Promise<LighthouseRun> {
  if (!existsSync(program)) await runProgram('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  const chromePath = process.env['CHROMIUM_PATH']
  const args = [...options, `--chrome-flags=${chromeFlags.join(' ')}`, `--extra-headers=${JSON.stringify(headers)}`]
  const { stdout } = await runProgram(process.execPath, [program, url, ...args], {
    env: { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { categories, audits } = JSON.parse(stdout) as Report
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    transferKb: value('total-byte-weight') / 1024,
  }
}
