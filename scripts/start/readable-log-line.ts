import {z} from 'zod'

const LogLine = z.object({
  level: z.number(),
  time: z.string(),
  msg: z.string(),
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.number().optional(),
  err: z.object({message: z.string()}).optional(),
})

/** A line of the server's JSON log as a person at a terminal wants it; anything else as it is. */
export function readableLogLine(line: string): string {
  const parsed = LogLine.safeParse(parseJson(line))
  if (!parsed.success) return line
  const {level, time, msg, method, path, status, err} = parsed.data
  const mark = level >= 50 ? 'error: ' : level >= 40 ? 'warning: ' : ''
  const details = [method, path, status, err?.message === msg ? undefined : err?.message]
  return [time.slice(11, 19), `${mark}${msg}`, ...details.filter((detail) => detail !== undefined)].join('  ')
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
