import {compareSync, hashSync} from 'bcryptjs'

const cost = 12

export type PasswordTask = {password: string} | {password: string; hash: string}

/** Runs in a thread of its own: a hash takes a quarter of a second of work that nobody else should wait for. */
export function work(task: PasswordTask): string | boolean {
  return 'hash' in task ? compareSync(task.password, task.hash) : hashSync(task.password, cost)
}
