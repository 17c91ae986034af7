import {isRecord} from '@bfl/schemas/domain/is-record'

export type ClientFrame =
  | {id: number; op: 'open'; path: string; headers: Record<string, string>}
  | {id: number; op: 'close'}

/** What the lake sends of one stream: its head, then pieces of its body, then its end. */
export type LakeFrame =
  | {id: number; kind: 'head'; status: number; headers: Record<string, string>}
  | {id: number; kind: 'piece'; text: string}
  | {id: number; kind: 'end'}

export function parseFrame(text: string): LakeFrame | null {
  const frame: unknown = JSON.parse(text)
  if (!isRecord(frame) || typeof frame['id'] !== 'number') return null

  const {id, s: status, h: headers, d: piece, end} = frame
  if (typeof status === 'number') return {id, kind: 'head', status, headers: textValues(headers)}
  if (typeof piece === 'string') return {id, kind: 'piece', text: piece}
  return end === true ? {id, kind: 'end'} : null
}

function textValues(record: unknown): Record<string, string> {
  if (!isRecord(record)) return {}
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
