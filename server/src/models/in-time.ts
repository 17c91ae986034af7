import {Failure} from '#http/failure.ts'

// With what a call does besides, its caller hears within three seconds that the database is away. The driver's own limits
// are each for one step, and it tries again.
const patienceMs = 2500

/** The same models; whatever they are asked is answered in time or fails with `unavailable`. */
export function inTime<Models extends object>(models: Models): Models {
  const served = new Map<string | symbol, unknown>()
  return new Proxy(models, {
    get(_, name) {
      const known = served.get(name)
      if (known !== undefined) return known
      const model: unknown = Reflect.get(models, name)
      const made = typeof model === 'object' && model !== null ? withMethodsInTime(model) : model
      served.set(name, made)
      return made
    },
  })
}

function withMethodsInTime(model: object): object {
  return new Proxy(model, {
    get(_, name) {
      const value: unknown = Reflect.get(model, name)
      // What a model has as its own is no method, mongoose's model included.
      if (typeof value !== 'function' || Object.hasOwn(model, name)) return value
      return (...given: unknown[]): unknown => orTooLate(Reflect.apply(value, model, given))
    },
  })
}

/** For what is asked of mongoose's models without a method of ours. */
export async function orTooLate<Answer>(answer: Answer): Promise<Awaited<Answer>> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const cause = new Error(`MongoDB did not answer within ${patienceMs} ms`)
    tooLate.reject(new Failure('unavailable', {cause}))
  }, patienceMs)
  try {
    return await Promise.race([answer, tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}
