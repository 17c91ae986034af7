import {globSync} from 'node:fs'
import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'

/** The folders of our packages, found by their manifests, so that a new one is checked from its first day. */
export const packages = globSync(['*/package.json', 'local/*/package.json'], {cwd: root})
  .map((file) => path.dirname(file))
  .filter((folder) => folder !== 'node_modules')
  .toSorted()
