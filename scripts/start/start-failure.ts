/** A fault of the start that its user can mend: shown as this one line, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
