import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'

import {z} from 'zod'

import type {Viewer} from '#http/endpoint.ts'
import {StartFailure} from '#start-failure.ts'
import {createWorkGate} from '#work-gate.ts'

import {hashPassword, isPasswordOf} from './password.ts'

const Role = z.enum(['administrator', 'editor', 'viewer'])

const AccountsFile = z.object({
  tokens: z
    .array(z.object({token: z.string().regex(/^[\w\-.~+/]{16,}=*$/), label: z.string().min(1), role: Role}))
    .default([]),
  users: z
    .array(
      z.object({
        id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
        name: z.string().min(1),
        email: z.string().min(3),
        password: z.string().min(1).max(1024),
        role: Role,
      }),
    )
    .default([]),
})

export type AccountsContent = z.input<typeof AccountsFile>

/** Who may use the lake: people with a password and robots with a token. */
export interface Accounts {
  members(): readonly Viewer[]
  byId(id: string): Viewer | null
  byToken(token: string): Viewer | null
  /** Takes the same time whether the e-mail is known or not. */
  byPassword(email: string, password: string): Promise<Viewer | null>
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

export async function createAccounts(content: AccountsContent): Promise<Accounts> {
  const parsed = AccountsFile.safeParse(content)
  if (!parsed.success) throw new StartFailure(`The accounts are not right: ${whatIsWrong(parsed.error)}`)
  const {tokens, users} = parsed.data

  const people = await Promise.all(
    users.map(async ({password, ...person}) => {
      const viewer: Viewer = {...person, isRobot: false}
      return {viewer, hash: await hashPassword(password)}
    }),
  )
  const robots = tokens.map(({token, label, role}) => {
    const viewer: Viewer = {
      id: `robot-${digest(token).slice(0, 12)}`,
      name: label,
      email: '',
      role,
      isRobot: true,
    }
    return {viewer, digest: digest(token)}
  })
  const members = [...people, ...robots].map(({viewer}) => viewer)
  refuseRepeated(
    members.map(({id}) => id),
    'id',
  )
  refuseRepeated(
    people.map(({viewer}) => normalEmail(viewer.email)),
    'email',
  )

  const byId = new Map(members.map((viewer) => [viewer.id, viewer]))
  const byDigest = new Map(robots.map((robot) => [robot.digest, robot.viewer]))
  const byEmail = new Map(people.map((person) => [normalEmail(person.viewer.email), person]))
  const nobody = await hashPassword('nobody has this password')
  const checks = createWorkGate(2, 50)

  return {
    members: () => members,
    byId: (id) => byId.get(id) ?? null,
    byToken: (token) => byDigest.get(digest(token)) ?? null,
    async byPassword(email, password) {
      const person = byEmail.get(normalEmail(email))
      const isRight = await checks.run(() => isPasswordOf(password, person?.hash ?? nobody))
      return person && isRight ? person.viewer : null
    },
  }
}

export function normalEmail(email: string) {
  return email.trim().toLowerCase()
}

function digest(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

function refuseRepeated(values: string[], field: string) {
  const repeated = values.find((value, index) => values.indexOf(value) !== index)
  if (repeated !== undefined) {
    throw new StartFailure(`The accounts are not right: two accounts have the ${field} ${repeated}`)
  }
}

function whatIsWrong(error: unknown) {
  if (!(error instanceof z.ZodError)) return 'it is not JSON'
  return error.issues.map(({path, message}) => `${path.join('.') || 'the file'}: ${message}`).join('; ')
}
