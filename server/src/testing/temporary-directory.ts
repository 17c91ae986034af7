import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

export interface TemporaryDirectory extends AsyncDisposable {
  path: string
}

export async function temporaryDirectory(): Promise<TemporaryDirectory> {
  const path = await mkdtemp(join(tmpdir(), 'server-test-'))
  return {path, [Symbol.asyncDispose]: () => rm(path, {recursive: true, force: true})}
}
