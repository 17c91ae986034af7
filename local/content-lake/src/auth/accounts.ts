import type {Viewer} from '#http/endpoint.ts'

/** Who may use the lake: people with a password and robots with a token. */
export interface Accounts {
  members(): readonly Viewer[]
  byId(id: string): Viewer | null
  byToken(token: string): Viewer | null
  /** Takes the same time whether the e-mail is known or not. */
  byPassword(email: string, password: string): Promise<Viewer | null>
}
