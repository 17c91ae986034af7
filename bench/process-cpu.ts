import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']).toString())

/** The process at or below another whose command names this file. */
export function processBelow(rootPid: number, file: string): number {
  for (const {pid} of descendants(rootPid)) {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(file)) return pid
  }
  throw new Error(`${file} does not run below ${rootPid}`)
}

interface ProcessStat {
  pid: number
  parent: number
  ticks: number
}

/** CPU milliseconds (user and system) that a process and all below it have used so far. Linux only. */
export function cpuMilliseconds(rootPid: number): number {
  const ticks = descendants(rootPid).reduce((sum, stat) => sum + stat.ticks, 0)
  return (ticks * 1000) / ticksPerSecond
}

function descendants(rootPid: number): ProcessStat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat)
  const tree = new Set([rootPid])
  for (let grown = true; grown;) {
    grown = false
    for (const {pid, parent} of all) {
      if (!tree.has(parent) || tree.has(pid)) continue
      tree.add(pid)
      grown = true
    }
  }
  return all.filter(({pid}) => tree.has(pid))
}

function readStat(name: string): ProcessStat[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The command may hold spaces and brackets: fields are counted from the last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [{pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12])}]
  } catch {
    return []
  }
}
