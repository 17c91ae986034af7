import {crc32, deflateSync} from 'node:zlib'

/** A real PNG of the given size, a slope of two colours, so that uploads have something to measure and crop. */
export function drawPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * 3 + 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = start + 1 + x * 3
      rows[pixel] = 150 + Math.round((60 * x) / width)
      rows[pixel + 1] = 60 + Math.round((80 * y) / height)
      rows[pixel + 2] = 40
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
