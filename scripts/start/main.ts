import {root} from '#bootstrap/ensure-installed.mjs'

import {buildWhatIsStale} from './build-stale.ts'
import {checkServerSettings} from './check-settings.ts'
import {loadEnvironmentFile} from './environment-file.ts'
import {checkBeforeStart} from './preflight.ts'
import {printWelcome} from './print-welcome.ts'
import {readStartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'
import {startProduct} from './start-product.ts'

async function main() {
  loadEnvironmentFile(root)
  const settings = readStartSettings(process.env)
  checkServerSettings(settings)
  await checkBeforeStart(settings)
  await buildWhatIsStale()
  const running: Awaited<ReturnType<typeof startProduct>>[] = []
  let isStopping = false
  const stop = async () => {
    // Before everything runs there is nothing to end in order: the parts end with their start.
    if (running.length === 0) process.exit(130)
    if (isStopping) return
    isStopping = true
    console.log('Stopping …')
    for (const product of running) await product.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  const product = await startProduct(settings)
  running.push(product)
  printWelcome(settings, product.secrets)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
