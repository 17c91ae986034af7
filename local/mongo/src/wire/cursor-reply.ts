/** {cursor: {firstBatch: [...], id, ns}, ok: 1} around documents that are encoded already. */
export function encodeCursorReply(
  batchName: 'firstBatch' | 'nextBatch',
  documents: readonly Uint8Array[],
  cursorId: bigint,
  ns: string,
): Buffer {
  const batch = encodeDocument(documents.map((bytes, index) => element(0x03, String(index), bytes)))
  const id = Buffer.alloc(8)
  id.writeBigInt64LE(cursorId)
  const cursor = encodeDocument([
    element(0x04, batchName, batch),
    element(0x12, 'id', id),
    element(0x02, 'ns', encodeString(ns)),
  ])
  const one = Buffer.alloc(8)
  one.writeDoubleLE(1)
  return encodeDocument([element(0x03, 'cursor', cursor), element(0x01, 'ok', one)])
}

type Element = readonly Uint8Array[]

function element(type: number, name: string, value: Uint8Array): Element {
  return [Buffer.from([type]), Buffer.from(`${name}\0`), value]
}

function encodeString(text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

function encodeDocument(elements: readonly Element[]): Buffer {
  const length = Buffer.alloc(4)
  const whole = Buffer.concat([length, ...elements.flat(), Buffer.alloc(1)])
  whole.writeInt32LE(whole.length)
  return whole
}
