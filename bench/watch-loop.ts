import {appendFileSync} from 'node:fs'
import {monitorEventLoopDelay} from 'node:perf_hooks'

// Loaded into every process of the product by NODE_OPTIONS; only the server's loop is of interest. Each line is a moment
// and the longest the loop was late in the 20 ms before it.
const file = process.env['LOOP_DELAY_FILE']
if (file !== undefined && process.argv[1]?.endsWith('server/src/main.ts')) watch(file)

function watch(target: string): void {
  const delay = monitorEventLoopDelay({resolution: 1})
  delay.enable()
  setInterval(() => {
    appendFileSync(target, `${Date.now()} ${(delay.max / 1e6).toFixed(2)}\n`)
    delay.reset()
  }, 20).unref()
}
