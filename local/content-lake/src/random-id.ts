import {randomBytes} from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits only: valid in document ids, addresses, cookies and headers. */
export function randomId(length = 22) {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte: taking more would favour the first letters.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}
