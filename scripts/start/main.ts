import {root} from '#bootstrap/ensure-installed.mjs'

import {buildWhatIsStale} from './build-stale.ts'
import {checkServerSettings} from './check-settings.ts'
import {loadEnvironmentFile} from './environment-file.ts'
import {checkBeforeStart} from './preflight.ts'
import {readStartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'
import {startProduct} from './start-product.ts'

async function main() {
  loadEnvironmentFile(root)
  const settings = readStartSettings(process.env)
  checkServerSettings(settings)
  await checkBeforeStart(settings)
  await buildWhatIsStale()
  const product = await startProduct(settings)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    console.log('Stopping …')
    await product.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
