import {readFileSync} from 'node:fs'
import path from 'node:path'

import {z} from 'zod'

/** Where vitest's reports of this run are, below the root. */
export const reportDirectory = '.build/tests'

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({fullName: z.string(), status: z.string()})),
    }),
  ),
})

/** How each test of this run ended, by file and title. */
export class Outcomes {
  readonly #outcomes = new Map<string, string>()

  constructor(root: string, names: readonly string[]) {
    for (const name of names) this.#add(root, path.join(root, reportDirectory, `${name}.json`))
  }

  /** undefined: it did not run. */
  of({file, title}: {file: string; title: string}): string | undefined {
    return this.#outcomes.get(`${file} › ${title}`)
  }

  #add(root: string, report: string): void {
    for (const {name, assertionResults} of Report.parse(JSON.parse(readFileSync(report, 'utf8')))
      .testResults) {
      const file = path.relative(root, name)
      for (const {fullName, status} of assertionResults) {
        const key = `${file} › ${fullName}`
        // Of several with one title all have to pass.
        if (this.#outcomes.get(key) !== 'failed') this.#outcomes.set(key, status)
      }
    }
  }
}
