import {asBinary} from '#bson/compare.ts'
import {isWhole, toBigInt, toNumber} from '#bson/number.ts'
import {isNumeric} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

const tests = {
  $bitsAllSet: (bits: bigint, mask: bigint) => (bits & mask) === mask,
  $bitsAnySet: (bits: bigint, mask: bigint) => (bits & mask) !== 0n,
  $bitsAllClear: (bits: bigint, mask: bigint) => (bits & mask) === 0n,
  $bitsAnyClear: (bits: bigint, mask: bigint) => (bits & mask) !== mask,
} as const

type BitOperator = keyof typeof tests

export function isBitOperator(name: string): name is BitOperator {
  return Object.hasOwn(tests, name)
}

export function compileBits(name: BitOperator, operand: unknown): (value: unknown) => boolean {
  const mask = readMask(operand)
  return (value) => {
    const bits = readBits(value)
    return bits !== null && tests[name](bits, mask)
  }
}

function readMask(operand: unknown): bigint {
  if (Array.isArray(operand)) {
    let mask = 0n
    for (const position of operand) {
      if (!isNumeric(position) || !isWhole(position) || toNumber(position) < 0) {
        throw new MongoError('BadValue', 'bit positions must be an integer greater than or equal to 0')
      }
      mask |= 1n << toBigInt(position)
    }
    return mask
  }
  const mask = readBits(operand)
  if (mask === null || mask < 0n) {
    throw new MongoError('BadValue', 'a bit mask takes an Array, a number, or a BinData')
  }
  return mask
}

/** Negative numbers are taken with their sign carried on without end, as two's complement is. */
function readBits(value: unknown): bigint | null {
  if (isNumeric(value)) return Number.isFinite(toNumber(value)) && isWhole(value) ? toBigInt(value) : null
  const binary = asBinary(value)
  if (!binary) return null
  let bits = 0n
  for (const [index, byte] of binary.data.entries()) bits |= BigInt(byte) << BigInt(8 * index)
  return bits
}
