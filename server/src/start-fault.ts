/** A start that cannot go on; the message is the one line that tells a person what to do. */
export class StartFault extends Error {
  override name = 'StartFault'
}
