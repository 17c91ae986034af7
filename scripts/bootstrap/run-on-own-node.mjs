import {spawn} from 'node:child_process'
import path from 'node:path'

import {ownNode, root} from './ensure-installed.mjs'

/**
 * Runs a TypeScript file on the project's own Node with that Node first on the PATH, hands signals on, and exits with
 * its exit code.
 */
export function runOnOwnNode(file, args) {
  const bin = [path.dirname(ownNode), path.join(root, 'node_modules/.bin')].join(path.delimiter)
  const env = {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`}
  const child = spawn(ownNode, [path.join(root, file), ...args], {cwd: root, env, stdio: 'inherit'})

  // The terminal sends Ctrl-C to the whole group; waiting here lets the child stop its own children in order.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
