import {MongoClient, MongoServerError, type Document} from 'mongodb'

import {isPlainObject, matchResult, Mismatch, type Entities, type Place} from './match-result.ts'
import {presentBulkWrite, presentClientBulkWrite, runOperation, Skip} from './operations.ts'

const TIMEOUT_MS = 8000
const handshake = new Set(['hello', 'ismaster', 'isMaster', 'saslStart', 'saslContinue'])

interface World {
  uri: string
  admin: MongoClient
  entities: Entities
  clients: MongoClient[]
  /** Commands seen, by client. */
  events: Map<string, {name: string; event: Document}[]>
}

/** Sets a test's data up, runs it, and compares answers, commands sent and what is stored afterwards. */
export async function runTest(
  uri: string,
  admin: MongoClient,
  suite: Document,
  test: Document,
): Promise<void> {
  const world: World = {uri, admin, entities: new Map(), clients: [], events: new Map()}
  try {
    await Promise.race([run(world, suite, test), timeout()])
  } finally {
    await Promise.all(world.clients.map((client) => client.close()))
  }
}

function rootOf(entities: Entities, path = '$'): Place {
  return {entities, isRoot: true, path}
}

function timeout() {
  return new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Mismatch(`no end after ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref()
  })
}

async function run(world: World, suite: Document, test: Document) {
  for (const data of suite.initialData ?? []) await loadData(world.admin, data)
  for (const entity of suite.createEntities ?? []) await createEntity(world, entity)
  for (const operation of test.operations) await checkOperation(world, operation)
  for (const expected of test.expectEvents ?? []) checkEvents(world, expected)
  for (const {databaseName, collectionName, documents} of test.outcome ?? []) {
    const found = await world.admin
      .db(databaseName)
      .collection(collectionName)
      .find({}, {sort: {_id: 1}})
      .toArray()
    matchResult(documents, found, {entities: world.entities, isRoot: false, path: 'outcome'})
  }
}

async function loadData(
  admin: MongoClient,
  {databaseName, collectionName, documents, createOptions}: Document,
) {
  const db = admin.db(databaseName)
  await db.collection(collectionName).drop()
  await db.createCollection(collectionName, createOptions ?? {})
  if (documents.length > 0) await db.collection(collectionName).insertMany(structuredClone(documents))
}

async function createEntity(world: World, entity: Document) {
  const [kind = ''] = Object.keys(entity)
  const spec = entity[kind]
  const {entities} = world
  if (kind === 'client') entities.set(spec.id, await createClient(world, spec))
  else if (kind === 'database') {
    const client = entities.get(spec.client)
    if (client instanceof MongoClient)
      entities.set(spec.id, client.db(spec.databaseName, spec.databaseOptions))
  } else if (kind === 'collection') {
    const db = entities.get(spec.database)
    if (isDatabase(db)) entities.set(spec.id, db.collection(spec.collectionName, spec.collectionOptions))
  } else if (kind === 'session') {
    const client = entities.get(spec.client)
    if (client instanceof MongoClient) entities.set(spec.id, client.startSession(spec.sessionOptions))
  } else throw new Skip(`entity ${kind}`)
}

function isDatabase(value: unknown): value is ReturnType<MongoClient['db']> {
  return typeof value === 'object' && value !== null && 'collection' in value
}

async function createClient({uri, clients, events}: World, spec: Document): Promise<MongoClient> {
  const {serverApi, uriOptions = {}, observeEvents = [], ignoreCommandMonitoringEvents = []} = spec
  const client = new MongoClient(uri, {
    ...uriOptions,
    monitorCommands: true,
    maxPoolSize: 5,
    ...(serverApi ? {serverApi} : {}),
  })
  clients.push(client)
  const seen: {name: string; event: Document}[] = []
  events.set(spec.id, seen)
  const note = (name: string, event: Document) => {
    const isWanted =
      observeEvents.includes(name) && !ignoreCommandMonitoringEvents.includes(event.commandName)
    if (isWanted && !handshake.has(event.commandName)) seen.push({name, event})
  }
  client.on('commandStarted', (event) => note('commandStartedEvent', event))
  client.on('commandSucceeded', (event) => note('commandSucceededEvent', event))
  client.on('commandFailed', (event) => note('commandFailedEvent', event))
  return client.connect()
}

async function checkOperation({entities}: World, operation: Document) {
  if (operation.name === 'failPoint' || operation.name === 'targetedFailPoint') throw new Skip('failPoint')
  const options = structuredOptions(operation.arguments ?? {}, entities)
  let result: unknown
  try {
    result = await runOperation(operation.name, entities.get(operation.object), options)
  } catch (error) {
    if (error instanceof Skip || error instanceof Mismatch) throw error
    if (operation.expectError) checkError(operation.expectError, error, entities)
    else if (!operation.ignoreResultAndError) throw new Mismatch(`${operation.name} failed: ${String(error)}`)
    return
  }
  if (operation.expectError) throw new Mismatch(`${operation.name}: expected an error`)
  if ('expectResult' in operation) matchResult(operation.expectResult, result, rootOf(entities))
  if (operation.saveResultAsEntity) entities.set(operation.saveResultAsEntity, result)
}

function structuredOptions(options: Document, entities: Entities): Document {
  return options.session ? {...options, session: entities.get(options.session)} : {...options}
}

function checkError(expected: Document, error: unknown, entities: Entities) {
  if (!(error instanceof Error)) throw new Mismatch(`something was thrown that is no error: ${String(error)}`)
  const found: Document = Object.fromEntries(Object.entries(error))
  if (expected.isClientError && error instanceof MongoServerError)
    throw new Mismatch('expected an error of the client')
  if (expected.errorCode !== undefined && found.code !== expected.errorCode) {
    throw new Mismatch(`code ${found.code} instead of ${expected.errorCode}: ${error.message}`)
  }
  if (expected.errorCodeName !== undefined && found.codeName !== expected.errorCodeName) {
    throw new Mismatch(`code name ${found.codeName} instead of ${expected.errorCodeName}`)
  }
  if (expected.errorContains && !error.message.toLowerCase().includes(expected.errorContains.toLowerCase())) {
    throw new Mismatch(`the message "${error.message}" lacks "${expected.errorContains}"`)
  }
  if (expected.expectResult !== undefined)
    matchResult(expected.expectResult, resultOf(error), rootOf(entities))
  for (const [index, writeError] of Object.entries<Document>(expected.writeErrors ?? {})) {
    const one =
      found.writeErrors instanceof Map ? found.writeErrors.get(Number(index)) : found.writeErrors?.[index]
    matchResult({code: writeError.code}, {code: one?.code}, rootOf(entities))
  }
}

function resultOf(error: Error): unknown {
  if ('partialResult' in error && isPlainObject(error.partialResult))
    return presentClientBulkWrite(error.partialResult)
  if ('result' in error && isPlainObject(error.result)) return presentBulkWrite(error.result)
  return undefined
}

function checkEvents({events, entities}: World, expected: Document) {
  if (expected.eventType !== undefined && expected.eventType !== 'command') return
  const seen = events.get(expected.client) ?? []
  const count = expected.events.length
  if (seen.length < count || (seen.length > count && !expected.ignoreExtraEvents)) {
    throw new Mismatch(`${seen.length} commands were seen instead of ${count}`)
  }
  for (const [index, one] of expected.events.entries()) {
    const [[name, wanted] = []] = Object.entries<Document>(one)
    const found = seen[index]
    if (!found || !wanted || found.name !== name)
      throw new Mismatch(`event ${index} is ${found?.name} instead of ${name}`)
    if (wanted.commandName && wanted.commandName !== found.event.commandName) {
      throw new Mismatch(`event ${index} is of ${found.event.commandName} instead of ${wanted.commandName}`)
    }
    if (wanted.command) matchResult(wanted.command, found.event.command, rootOf(entities, 'command'))
    if (wanted.reply) matchResult(wanted.reply, found.event.reply, rootOf(entities, 'reply'))
  }
}
