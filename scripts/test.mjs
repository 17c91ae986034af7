import {ensureInstalled} from './bootstrap/ensure-installed.mjs'
import {runOnOwnNode} from './bootstrap/run-on-own-node.mjs'

ensureInstalled()
runOnOwnNode('scripts/test/main.ts', process.argv.slice(2))
