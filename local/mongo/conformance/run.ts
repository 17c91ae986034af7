import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {EJSON} from 'bson'
import {MongoClient, type Document} from 'mongodb'

import {startMongo} from '#start-mongo.ts'

import {knownFailures} from './known-failures.ts'
import {Skip} from './operations.ts'
import {isMeantFor} from './requirements.ts'
import {runTest} from './run-test.ts'

const LEAST_PASSED = 330

/**
 * Runs MongoDB's own unified tests of CRUD, which lie beside the project (MONGODB_SPECIFICATIONS=/path/to/a/checkout of
 * mongodb/specifications) and are not part of it, against the embedded server or against MONGODB_URI.
 */
async function main(): Promise<number> {
  const checkout = process.env.MONGODB_SPECIFICATIONS
  if (checkout === undefined) {
    console.error('Set MONGODB_SPECIFICATIONS to a checkout of github.com/mongodb/specifications')
    return 1
  }
  const folder = join(checkout, 'source/crud/tests/unified')
  const dir = mkdtempSync(join(tmpdir(), 'mongo-conformance-'))
  try {
    await using embedded = process.env.MONGODB_URI
      ? {uri: process.env.MONGODB_URI, async [Symbol.asyncDispose]() {}}
      : await startMongo({dir, port: 0, user: 'conformance', password: 'conformance'})
    return await runAll(embedded.uri, folder)
  } finally {
    rmSync(dir, {recursive: true, force: true})
  }
}

async function runAll(uri: string, folder: string): Promise<number> {
  const counts = {passed: 0, failed: 0, skipped: 0, notMeantForIt: 0}
  const failed = new Set<string>()
  await using admin = await new MongoClient(uri).connect()
  const {version} = await admin.db('admin').command({buildInfo: 1})
  for (const {name, suite, test} of readTests(folder)) {
    if (
      !isMeantFor(version, suite.runOnRequirements) ||
      !isMeantFor(version, test.runOnRequirements) ||
      test.skipReason
    ) {
      counts.notMeantForIt += 1
      continue
    }
    try {
      await runTest(uri, admin, suite, test)
      counts.passed += 1
    } catch (error) {
      if (error instanceof Skip) counts.skipped += 1
      else {
        counts.failed += 1
        failed.add(name)
        console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  console.log(JSON.stringify(counts))
  return judge(failed, counts.passed)
}

function* readTests(folder: string): Generator<{name: string; suite: Document; test: Document}> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const suite: Document = EJSON.parse(readFileSync(join(folder, file), 'utf8'))
    for (const test of suite.tests) yield {name: `${file}: ${test.description}`, suite, test}
  }
}

/** A run that looked at nothing does not pass, nor one with a failure nobody has explained. */
function judge(failed: ReadonlySet<string>, passed: number): number {
  const unexplained = [...failed].filter((name) => !knownFailures.has(name))
  const outdated = [...knownFailures.keys()].filter((name) => !failed.has(name))
  for (const name of unexplained) console.error(`Not a known failure: ${name}`)
  for (const name of outdated) console.error(`Known as a failure, but it does not fail: ${name}`)
  if (passed < LEAST_PASSED) console.error(`Only ${passed} passed, at least ${LEAST_PASSED} have to`)
  return unexplained.length === 0 && passed >= LEAST_PASSED ? 0 : 1
}

process.exitCode = await main()
