import {createHmac, randomBytes} from 'node:crypto'
import {readFile} from 'node:fs/promises'

import {z} from 'zod'

import {StartFailure} from '#start-failure.ts'

import {createCredential, type Credential} from './scram.ts'

const AccountsFile = z.strictObject({
  users: z
    .array(z.strictObject({name: z.string().min(1).max(128), password: z.string().min(1).max(1024)}))
    .min(1),
})

export type AccountsContent = z.input<typeof AccountsFile>

export interface Accounts {
  /** Who is named first: the one the address of a test or a tool is made with. */
  first: {name: string; password: string}
  /** For an unknown name too, so that an answer does not tell who has an account. */
  credentialOf(user: string): {credential: Credential; isKnown: boolean}
}

export async function readAccountsFile(file: string): Promise<AccountsContent> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    throw new StartFailure(
      `The accounts file ${file} cannot be read; write it or give another with --accounts`,
    )
  }
  try {
    return AccountsFile.parse(JSON.parse(text))
  } catch (error) {
    throw new StartFailure(`The accounts file ${file} is not right: ${whatIsWrong(error)}`)
  }
}

export function createAccounts(content: AccountsContent): Accounts {
  const parsed = AccountsFile.safeParse(content)
  if (!parsed.success) throw new StartFailure(`The accounts are not right: ${whatIsWrong(parsed.error)}`)
  const {users} = parsed.data
  const credentials = new Map(users.map(({name, password}) => [name, createCredential(password)]))
  const [first] = users
  if (!first || credentials.size !== users.length) {
    throw new StartFailure('The accounts are not right: users: two have the same name')
  }
  const nobody = createCredential(randomBytes(24).toString('base64'))
  const secret = randomBytes(32)
  return {
    first,
    credentialOf(user) {
      const credential = credentials.get(user)
      if (credential) return {credential, isKnown: true}
      const salt = createHmac('sha256', secret).update(user).digest().subarray(0, nobody.salt.length)
      return {credential: {...nobody, salt}, isKnown: false}
    },
  }
}

function whatIsWrong(error: unknown) {
  if (!(error instanceof z.ZodError)) return 'it is not JSON'
  return error.issues.map(({path, message}) => `${path.join('.') || 'the file'}: ${message}`).join('; ')
}
