import {existsSync} from 'node:fs'

import chromium from '@sparticuz/chromium'

const installed = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

interface FoundBrowser {
  executablePath: string
  args: string[]
}

/** `CHROMIUM_PATH`, else an installed Chrome or Chromium, else the one that the npm package ships. */
export async function findChromium(): Promise<FoundBrowser> {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-sync',
    '--disable-component-update',
  ]
  const args = [...quiet, '--disable-background-networking', '--disable-features=OptimizationHints,Translate']
  const given = process.env.CHROMIUM_PATH
  if (given) return {executablePath: given, args}
  const found = installed.find((file) => existsSync(file))
  if (found) return {executablePath: found, args}
  return {executablePath: await chromium.executablePath(), args: chromium.args}
}
