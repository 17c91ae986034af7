const LIFETIME_MS = 60_000
const MAX_TICKETS = 1000

/** A `sid`: good for one exchange within a minute, so that a session never travels in an address. */
export interface LoginTickets {
  issue(userId: string): string
  redeem(ticket: string): string | null
}

export function createLoginTickets(options: {now(): Date; randomId(length: number): string}): LoginTickets {
  const tickets = new Map<string, {userId: string; expiresAt: number}>()
  return {
    issue(userId) {
      const now = options.now().getTime()
      for (const [ticket, {expiresAt}] of tickets) {
        if (expiresAt <= now || tickets.size >= MAX_TICKETS) tickets.delete(ticket)
      }
      const ticket = options.randomId(48)
      tickets.set(ticket, {userId, expiresAt: now + LIFETIME_MS})
      return ticket
    },
    redeem(ticket) {
      const found = tickets.get(ticket)
      tickets.delete(ticket)
      return found && found.expiresAt > options.now().getTime() ? found.userId : null
    },
  }
}
