import {BSONRegExp} from 'bson'

import {MongoError} from '#mongo-error.ts'

export function isRegex(value: unknown): value is RegExp | BSONRegExp {
  return value instanceof RegExp || value instanceof BSONRegExp
}

/** A JavaScript expression that finds what MongoDB's finds; its options win over those of the pattern. */
export function toRegExp(value: unknown, options?: unknown): RegExp {
  if (options !== undefined && typeof options !== 'string') {
    throw new MongoError('BadValue', '$options has to be a string')
  }
  if (value instanceof RegExp) return compile(value.source, options ?? value.flags.replaceAll(/[^imsx]/g, ''))
  if (value instanceof BSONRegExp) return compile(value.pattern, options ?? value.options)
  if (typeof value !== 'string') throw new MongoError('BadValue', '$regex has to be a string')
  return compile(value, options ?? '')
}

function compile(source: string, options: string): RegExp {
  const inline = /^\(\?([imsx]+)\)/.exec(source)
  let pattern = inline ? source.slice(inline[0].length) : source
  const wanted = options + (inline?.[1] ?? '')
  if (/[^imsxu]/.test(wanted)) {
    throw new MongoError(51_108, `invalid flag in regex options: ${wanted}`)
  }
  if (wanted.includes('x')) pattern = withoutComments(pattern)
  const flags = ['i', 'm', 's'].filter((flag) => wanted.includes(flag)).join('')
  try {
    return new RegExp(pattern, `${flags}u`)
  } catch {
    // PCRE allows escapes that JavaScript allows only without the unicode flag.
    return compileLoosely(pattern, flags)
  }
}

function compileLoosely(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MongoError(51_091, `Regular expression is invalid: ${reason}`)
  }
}

function withoutComments(pattern: string): string {
  return pattern
    .replaceAll(/\\#|#.*$/gm, (found) => (found.startsWith('\\') ? found : ''))
    .replaceAll(/(\\.)|\s+/g, '$1')
}
