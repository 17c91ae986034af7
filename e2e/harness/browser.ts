import {type Browser, chromium} from 'playwright-core'

import {findChromium} from './find-chromium.ts'

/** A headless Chromium that closes at the end of its scope. */
export async function launchBrowser(): Promise<Browser> {
  const {executablePath, args} = await findChromium()
  return chromium.launch({executablePath, args})
}
