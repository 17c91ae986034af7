import {spawn} from 'node:child_process'
import readline from 'node:readline'

export interface Target {
  name: string
  pid: number
  url: string
}

/** Starts a program and waits for the line that holds its address. It ends with this process. */
export async function startChild(file: string, env: NodeJS.ProcessEnv, address: RegExp) {
  const child = spawn(process.execPath, [file], {
    env: {...process.env, ...env},
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const {promise, resolve, reject} = Promise.withResolvers<string>()
  readline.createInterface({input: child.stdout}).on('line', (line) => {
    const found = address.exec(line)?.[1]
    if (found !== undefined) resolve(found)
  })
  // However we end, the program does too.
  process.once('exit', () => child.kill('SIGTERM'))
  child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  const origin = await promise
  return {origin, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM')}
}
